'use strict';

/** The parts of a recording as they were measured, drawn above its pictures: each with its box and its path. */
class Outlines {
  static dots = 'rgb(61 155 219 / 90%)';

  /** Takes `{name, frames: [time, x, y, width, height, angle], …}`: middles and sizes in points, angles in degrees. */
  constructor(parts) {
    this.parts = parts.map(({ name, frames }) => {
      const list = [];
      for (let place = 0; place < frames.length; place += 6) list.push(frames.slice(place, place + 6));
      return { name, list };
    });
  }

  /** Draws the parts as they are at a time; the context's unit is a point of the canvas. */
  draw(context, time, zoom) {
    for (const { name, list } of this.parts) {
      const past = list.filter(([at]) => at <= time + 1e-4);
      const now = past.at(-1);
      context.strokeStyle = Outlines.dots;
      context.fillStyle = Outlines.dots;
      context.lineWidth = 1.5 / zoom;
      context.beginPath();
      for (const [index, [, x, y]] of list.entries()) {
        if (index === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.stroke();
      if (!now || time > list.at(-1)[0] + 0.1) continue;
      const [, x, y, width, height, angle] = now;
      context.save();
      context.translate(x, y);
      context.rotate((angle * Math.PI) / 180);
      context.strokeRect(-width / 2, -height / 2, width, height);
      context.restore();
      context.beginPath();
      context.arc(x, y, 2.5 / zoom, 0, 2 * Math.PI);
      context.fill();
      context.font = `${11 / zoom}px system-ui, sans-serif`;
      context.fillText(name, x - width / 2, y - height / 2 - 4 / zoom);
    }
  }
}
