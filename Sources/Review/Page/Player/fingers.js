'use strict';

/**
 * The fingers on a live picture, and the frame around the button that the keyboard has: elements, for moving them costs less
 * than drawing on a canvas as large as the picture.
 */
class Fingers {
  constructor(host) {
    this.host = host;
    this.discs = [];
    this.frame = element('div', { class: 'focus-frame' });
    this.frame.hidden = true;
    host.append(this.frame);
  }

  /** Shows fingers at places, and a frame `[x, y, width, height]` or none, all in points; a point takes `zoom` CSS pixels. */
  show(places, frame, zoom) {
    while (this.discs.length < places.length) {
      this.discs.push(element('div', { class: 'finger' }));
      this.host.append(this.discs.at(-1));
    }
    const size = Touches.diameter * zoom;
    this.discs.forEach((disc, index) => {
      const place = places[index];
      disc.hidden = !place;
      if (!place) return;
      disc.style.width = disc.style.height = `${size}px`;
      disc.style.transform = `translate(${place.x * zoom - size / 2}px, ${place.y * zoom - size / 2}px)`;
    });
    this.frame.hidden = !frame;
    if (!frame) return;
    const [x, y, width, height] = frame.map((value) => value * zoom);
    Object.assign(this.frame.style, {
      transform: `translate(${x - 3 * zoom}px, ${y - 3 * zoom}px)`,
      width: `${width + 6 * zoom}px`,
      height: `${height + 6 * zoom}px`,
    });
  }
}
