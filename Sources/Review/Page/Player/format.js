'use strict';

/** Numbers and times for display. */
const Format = {
  /** A number with at most four decimals, as a trace prints it. */
  number(value) {
    if (!Number.isFinite(value)) return '–';
    const text = value.toFixed(4).replace(/\.?0+$/, '');
    return text === '-0' ? '0' : text;
  },

  /** An angle in degrees, with two decimals. */
  degrees(value) {
    return this.number(Number(value.toFixed(2)));
  },

  /** A time in seconds, always with three decimals, so that it does not jump about while it runs. */
  seconds(value) {
    return `${value.toFixed(3)} s`;
  },

  /** A color of a trace, `[red, green, blue, alpha]` from 0 to 1, as CSS writes it. */
  color([red, green, blue, alpha]) {
    const byte = (part) => Math.round(Math.min(Math.max(part, 0), 1) * 255);
    const hex = (part) => byte(part).toString(16).padStart(2, '0').toUpperCase();
    return `#${hex(red)}${hex(green)}${hex(blue)}${alpha < 1 ? hex(alpha) : ''}`;
  },

  /** The unit of a property's numbers, as a suffix. */
  unit(unit) {
    return { points: ' pt', angle: '°', seconds: ' s' }[unit] ?? '';
  },

  /**
   * The names of layers, by their paths: each with its parent's name, and with the names of more ancestors where layers would
   * share it.
   */
  layerNames(paths) {
    const found = new Map();
    let open = [...new Set(paths)].map((path) => ({ path, names: path.split('.').filter(Boolean) }));
    for (let count = 2; open.length; count++) {
      const alike = Format.groups(open, ({ names }) => names.slice(-count).join(' / '));
      open = [];
      for (const [name, layers] of alike) {
        if (layers.length > 1 && layers.some(({ names }) => names.length > count)) open.push(...layers);
        else for (const { path } of layers) found.set(path, name);
      }
    }
    return found;
  },

  /** A list's elements by a key. */
  groups(list, key) {
    const groups = new Map();
    for (const one of list) {
      const name = key(one);
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(one);
    }
    return groups;
  },

  /** A number of bytes. */
  bytes(count) {
    return count < 1e6 ? `${Math.round(count / 1e3)} kB` : `${(count / 1e6).toFixed(1)} MB`;
  },
};

/** Makes an element with attributes, properties that begin with a dot, and children. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('.')) made[key.slice(1)] = value;
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}
