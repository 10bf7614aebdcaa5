'use strict';

/** A canvas that shows what a live stage sends: rectangles of pixels, of which FramePacket in Swift says how they are written. */
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
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    let place = 5;
    for (let index = 0; index < count; index++) {
      const [x, y, columns, rows, length] = words.subarray(place, place + 5);
      place += 5;
      const image = new ImageData(columns, rows);
      LiveCanvas.decode(words.subarray(place, place + length), new Uint32Array(image.data.buffer), columns);
      this.context.putImageData(image, x, y);
      place += length;
    }
    this.number = number;
    return number;
  }

  static decode(codes, pixels, columns) {
    let to = 0;
    for (let place = 0; place < codes.length; ) {
      const code = codes[place++];
      const count = code & 0x3fffffff;
      switch (code >>> 30) {
        case 0:
          pixels.set(codes.subarray(place, place + count), to);
          place += count;
          to += count;
          break;
        case 1:
          pixels.fill(codes[place++], to, to + count);
          to += count;
          break;
        default:
          for (let row = 0; row < count; row++, to += columns) pixels.copyWithin(to, to - columns, to);
      }
    }
  }
}
