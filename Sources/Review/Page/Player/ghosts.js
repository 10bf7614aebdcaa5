'use strict';

/** The onion skin: frames before and after, faint and tinted, behind what is shown. */
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

  /**
   * Adds ghosts, each with its `data`, to a picture. The most frequent value of a pixel is behind everything that moves:
   * ghosts are visible only where the picture itself shows the same, so the current content stays in front. Lossy
   * pictures differ a little where nothing moves.
   */
  mix(picture, ghosts) {
    const own = new Uint32Array(picture.data.slice().buffer);
    const others = ghosts.map(({ data }) => new Uint32Array(data.data.buffer));
    const bytes = picture.data;
    for (let index = 0; index < own.length; index++) {
      if (others.every((pixels) => Ghosts.isAlike(pixels[index], own[index]))) continue;
      if (Ghosts.isBehind(own[index], index, others)) {
        for (let number = 0; number < ghosts.length; number++) {
          if (!Ghosts.isAlike(others[number][index], own[index])) Ghosts.tint(bytes, index * 4, ghosts[number]);
        }
      }
    }
  },

  /** The difference of two components that lossy pictures may have where nothing moves. */
  tolerance: 10,

  isAlike(one, other) {
    if (one === other) return true;
    for (let shift = 0; shift < 32; shift += 8) {
      if (Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)) > Ghosts.tolerance) return false;
    }
    return true;
  },

  /** Whether every value occurs in a single frame, the picture's own; then none is behind. */
  isBehind(own, index, others) {
    let count = 1;
    for (const pixels of others) if (Ghosts.isAlike(pixels[index], own)) count++;
    if (count === 1) return false;
    return others.every((one) => {
      let same = 0;
      for (const pixels of others) if (Ghosts.isAlike(pixels[index], one[index])) same++;
      return same <= count;
    });
  },

  tint(bytes, place, { data, tint, strength }) {
    for (let part = 0; part < 3; part++) {
      const tinted = 0.45 * data.data[place + part] + 0.55 * tint[part];
      bytes[place + part] += (tinted - bytes[place + part]) * strength;
    }
    bytes[place + 3] = Math.max(bytes[place + 3], strength * 255);
  },
};
