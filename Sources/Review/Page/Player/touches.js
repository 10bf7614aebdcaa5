'use strict';

/** The fingers of a clip, drawn above its pictures; they look as in rendered files. */
class Touches {
  static fade = 0.25;
  static trail = 0.2;
  static press = 0.08;
  static diameter = 40;
  static lifted = 1.35;

  /** Takes `[time, finger, phase, x, y]`, in their order. */
  constructor(samples) {
    this.trails = [];
    const down = new Map();
    for (const [time, finger, phase, x, y] of samples) {
      if (phase === 'began') {
        if (down.has(finger)) continue;
        down.set(finger, { start: time, end: Infinity, points: [{ time, x, y }] });
        this.trails.push(down.get(finger));
      } else if (down.has(finger)) {
        const trail = down.get(finger);
        trail.points.push({ time, x, y });
        if (phase !== 'moved') {
          trail.end = time;
          down.delete(finger);
        }
      }
    }
  }

  get isEmpty() {
    return this.trails.length === 0;
  }

  /** Draws the fingers as they are at a time; the context's unit is a point of the canvas. */
  draw(context, time) {
    for (const trail of this.trails) {
      const gone = (time - trail.end) / Touches.fade;
      if (time + 1e-9 < trail.start || gone >= 1) continue;
      const points = trail.points.filter((point) => point.time <= time + 1e-9);
      const opacity = 1 - Math.max(0, gone);
      this.drawWay(context, points.filter((point) => time - point.time <= Touches.trail), opacity);
      const pressed = Math.min(1, (time - trail.start) / Touches.press);
      const scale = Touches.lifted + (1 - Touches.lifted) * pressed + (Touches.lifted - 1) * Math.max(0, gone);
      this.drawDisc(context, points[points.length - 1], (Touches.diameter * scale) / 2, opacity);
    }
  }

  drawWay(context, points, opacity) {
    if (points.length < 2) return;
    context.beginPath();
    context.moveTo(points[0].x, points[0].y);
    for (const point of points.slice(1)) context.lineTo(point.x, point.y);
    context.lineWidth = Touches.diameter * 0.6;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = `rgb(89 97 107 / ${0.25 * opacity})`;
    context.stroke();
  }

  drawDisc(context, { x, y }, radius, opacity) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = `rgb(89 97 107 / ${0.45 * opacity})`;
    context.fill();
    context.beginPath();
    context.arc(x, y, radius - 1, 0, 2 * Math.PI);
    context.lineWidth = 2;
    context.strokeStyle = `rgb(255 255 255 / ${0.85 * opacity})`;
    context.stroke();
  }
}
