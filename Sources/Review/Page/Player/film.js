'use strict';

/**
 * The pictures of a clip. A frame holds only what changes from the one before it, so a picture is made by painting one
 * frame after the other; now and then a whole picture is kept to continue from.
 */
class Film {
  /** The memory for decoded and kept pictures, in bytes, for all films together. */
  static budget = 192e6;
  static films = 1;

  constructor(clip) {
    this.clip = clip;
    this.frames = [];
    this.pictures = [];
    this.isComplete = false;
    this.decoded = new Map();
    this.decodedBytes = 0;
    this.kept = new Map();
    this.canvas = document.createElement('canvas');
    this.canvas.width = clip.widthPixels;
    this.canvas.height = clip.heightPixels;
    this.context = this.canvas.getContext('2d', { willReadFrequently: true });
    this.shown = -1;
    this.work = Promise.resolve();
  }

  /** Adds the next `frames` and their `pictures`. */
  append({ frames, pictures }) {
    this.frames.push(...frames);
    this.pictures.push(...pictures);
    if (this.frames.length >= this.clip.frameCount) this.isComplete = true;
  }

  /** How many frames can be shown. */
  get count() {
    return this.frames.length;
  }

  /**
   * Shows a frame: calls `show` with a canvas that holds its picture. Calls wait for each other.
   */
  picture(index, show) {
    const result = this.work.then(async () => {
      await this.advance(index);
      return show(this.canvas);
    });
    this.work = result.catch(() => {});
    return result;
  }

  async advance(index) {
    if (this.shown === index) return;
    const start = this.start(index);
    const todo = [];
    for (let frame = start + 1; frame <= index; frame++) if (this.frames[frame]) todo.push(frame);
    if (this.shown !== start) this.restore(start);
    // Browsers decode several pictures at once, but not all of them.
    for (let first = 0; first < todo.length; first += 24) {
      const part = todo.slice(first, first + 24);
      const images = await Promise.all(part.map((frame) => this.decodeFrame(frame)));
      part.forEach((frame, place) => {
        this.paint(this.frames[frame], images[place]);
        this.shown = frame;
        if (this.isWorthKeeping(frame)) this.keep(frame);
      });
    }
    this.shown = index;
    this.decodeAhead(index);
  }

  /** The frame to continue from: the shown one, a kept one, or −1 for none. */
  start(index) {
    let start = this.shown <= index ? this.shown : -1;
    for (const frame of this.kept.keys()) if (frame <= index && frame > start) start = frame;
    // A frame that replaces everything needs none before it.
    for (let frame = index; frame > start; frame--) {
      const [x, y, width, height, isOver] = this.frames[frame] || [1];
      if (x === 0 && y === 0 && !isOver && width === this.canvas.width && height === this.canvas.height) return frame - 1;
    }
    return start;
  }

  restore(frame) {
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    if (this.kept.has(frame)) this.context.drawImage(this.kept.get(frame), 0, 0);
    this.shown = frame;
  }

  paint([x, y, width, height, isOver], images) {
    if (!isOver) this.context.clearRect(x, y, width, height);
    for (const image of images) this.context.drawImage(image, x, y);
  }

  get bytesPerPicture() {
    return this.canvas.width * this.canvas.height * 4;
  }

  isWorthKeeping(frame) {
    const room = Math.max(1, Math.floor(Film.budget / 2 / Film.films / this.bytesPerPicture));
    const distance = Math.max(16, Math.ceil(this.clip.frameCount / room));
    return !this.kept.has(frame) && frame % distance === 0;
  }

  keep(frame) {
    const copy = document.createElement('canvas');
    copy.width = this.canvas.width;
    copy.height = this.canvas.height;
    copy.getContext('2d').drawImage(this.canvas, 0, 0);
    this.kept.set(frame, copy);
  }

  /** The pictures of a frame, which are painted one over the other. */
  decodeFrame(frame) {
    return Promise.all(this.frames[frame].slice(5).map((picture) => this.decode(picture)));
  }

  async decode(picture) {
    const known = this.decoded.get(picture);
    if (known) {
      // The last in the map is the most recently used.
      this.decoded.delete(picture);
      this.decoded.set(picture, known);
      return known;
    }
    const bytes = Film.bytes(this.pictures[picture]);
    // Pictures are PNG or WebP files.
    const type = bytes[0] === 0x52 ? 'image/webp' : 'image/png';
    const decoding = createImageBitmap(new Blob([bytes], { type }), { colorSpaceConversion: 'none' });
    this.decoded.set(picture, decoding);
    const image = await decoding;
    this.decodedBytes += image.width * image.height * 4;
    this.dropDecoded();
    return decoding;
  }

  /** The bytes of a text in base 85: digits count up from `#`, `y` is `<`, and `z` the backslash. */
  static bytes(text) {
    const digit = (place) => {
      const code = place < text.length ? text.charCodeAt(place) : 119;
      return (code === 121 ? 60 : code === 122 ? 92 : code) - 35;
    };
    const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
    for (let from = 0, to = 0; from < text.length; from += 5, to += 4) {
      let word = 0;
      for (let place = from; place < from + 5; place++) word = word * 85 + digit(place);
      for (let place = 0; place < 4 && to + place < bytes.length; place++) bytes[to + place] = word / 2 ** (24 - 8 * place);
    }
    return bytes;
  }

  dropDecoded() {
    const limit = Math.max(Film.budget / 2 / Film.films, 40 * this.bytesPerPicture);
    for (const [picture, decoding] of this.decoded) {
      if (this.decodedBytes <= limit) return;
      this.decoded.delete(picture);
      // Pictures that are still being decoded are not counted yet.
      decoding.then((image) => (this.decodedBytes -= image.width * image.height * 4));
    }
  }

  decodeAhead(index) {
    for (let frame = index + 1; frame <= index + 12 && frame < this.count; frame++) {
      if (this.frames[frame]) this.decodeFrame(frame);
    }
  }

  /** The part of the picture in which two frames may differ; null when they do not. */
  difference(from, to) {
    let part = null;
    for (let frame = Math.min(from, to) + 1; frame <= Math.max(from, to); frame++) {
      if (!this.frames[frame]) continue;
      const [x, y, width, height] = this.frames[frame];
      part = part
        ? {
            x: Math.min(part.x, x),
            y: Math.min(part.y, y),
            right: Math.max(part.right, x + width),
            bottom: Math.max(part.bottom, y + height),
          }
        : { x, y, right: x + width, bottom: y + height };
    }
    return part;
  }
}
