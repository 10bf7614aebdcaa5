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

  /** The names of a layer and of the layers around it, without the first ones that all layers share. */
  layer(path, shared = 0) {
    return path.split('.').filter(Boolean).slice(shared).join(' / ');
  },

  /** How many of their first names all layers share; each keeps at least its last two. */
  sharedNames(paths) {
    const all = paths.map((path) => path.split('.').filter(Boolean));
    const [first = []] = all;
    let count = 0;
    while (all.every((names) => names.length > count + 2 && names[count] === first[count])) {
      if (all.length === 0) break;
      count += 1;
    }
    return count;
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
