'use strict';

/** The onion skin: frames before and after, faint and tinted, wherever they differ from the one that is shown. */
const Ghosts = {
  past: [0, 114, 178],
  future: [213, 94, 0],

  /** The frames around `index` that are shown, those far away first. */
  frames(index, count, step, last) {
    const frames = [];
    for (let away = count; away >= 1; away--) {
      const strength = 0.5 * (1 - (away - 1) / count);
      if (index - away * step >= 0) frames.push({ frame: index - away * step, tint: Ghosts.past, strength });
      if (index + away * step <= last) frames.push({ frame: index + away * step, tint: Ghosts.future, strength });
    }
    return frames;
  },

  /** Mixes a ghost into the picture: pixels of one colour with the picture below stay as they are. */
  mix(picture, below, ghost, tint, strength) {
    const pixels = new Uint32Array(picture.data.buffer);
    const [own, others] = [new Uint32Array(below.data.buffer), new Uint32Array(ghost.data.buffer)];
    const bytes = picture.data;
    const ghostBytes = ghost.data;
    for (let index = 0; index < pixels.length; index++) {
      if (own[index] === others[index]) continue;
      const place = index * 4;
      for (let part = 0; part < 3; part++) {
        const tinted = 0.45 * ghostBytes[place + part] + 0.55 * tint[part];
        bytes[place + part] += (tinted - bytes[place + part]) * strength;
      }
      bytes[place + 3] = Math.max(bytes[place + 3], strength * 255);
    }
  },
};
