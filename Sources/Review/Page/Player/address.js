'use strict';

/** The state of the view in the page's address, so that it can be linked to. */
const Address = {
  /** Reads the address: texts by their names. */
  read() {
    return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  },

  /** Writes the differences from the page's initial state to the address. */
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
