'use strict';

/** What is looked at, in the address of the page, so that a link leads to it. */
const Address = {
  /** Reads what the address says: texts by their names. */
  read() {
    return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  },

  /** Says in the address what differs from what a page begins with. */
  write(entries) {
    const said = Object.entries(entries).filter(([, value]) => value !== null);
    // These characters need no escape in a fragment, and links are read by people.
    const text = new URLSearchParams(said).toString().replaceAll('%2C', ',').replaceAll('%23', '');
    if (location.hash.slice(1) === text) return;
    try {
      history.replaceState(null, '', text ? `#${text}` : location.pathname + location.search);
    } catch {
      location.hash = text;
    }
  },
};
