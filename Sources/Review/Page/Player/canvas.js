'use strict';

/** A canvas that shows the pictures of a live stage: rectangles of pixels in the format of FramePacket in Swift. */
class LiveCanvas {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { desynchronized: true });
    this.number = 0;
  }

  /** The picture that a packet is for: 0 for the live one, 1 for the saved one. */
  static picture(buffer) {
    return new Uint32Array(buffer, 4, 1)[0];
  }

  /** Draws a packet; gives its number. */
  draw(buffer) {
    const words = new Uint32Array(buffer);
    const [number, , width, height, count] = words;
    if (!this.image || this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.image = new ImageData(width, height);
      this.pixels = new Uint32Array(this.image.data.buffer);
    }
    let place = 5;
    for (let index = 0; index < count; index++) {
      const [x, y, columns, rows, length] = words.subarray(place, place + 5);
      place += 5;
      this.decode(words.subarray(place, place + length), y * width + x, columns);
      this.context.putImageData(this.image, 0, 0, x, y, columns, rows);
      place += length;
    }
    this.number = number;
    return number;
  }

  /** Writes the pixels of codes over the rectangle with this first pixel and number of columns. */
  decode(codes, first, columns) {
    const { pixels } = this;
    const { width } = this.image;
    let to = first;
    let end = first + columns;
    for (let place = 0; place < codes.length; ) {
      const code = codes[place++];
      const count = code & 0x3fffffff;
      const kind = code >>> 30;
      if (kind === 2) {
        for (let row = 0; row < count; row++, to += width, end += width) {
          pixels.copyWithin(to, to - width, to - width + columns);
        }
        continue;
      }
      if (kind === 0) {
        pixels.set(codes.subarray(place, place + count), to);
        place += count;
      } else if (kind === 1) {
        pixels.fill(codes[place++], to, to + count);
      }
      to += count;
      if (to === end) {
        to += width - columns;
        end += width;
      }
    }
  }
}
