'use strict';

/** The fingers of a clip, drawn above its pictures; they look as in rendered files. */
class Touches {
  static fade = 0.25;
  static trail = 0.2;
  static press = 0.08;
  static lifted = 1.35;
  /** The diameter of a pressed finger, in points, without a style. */
  static diameter = 40;
  /** The opacities of the tint inside a finger, by its shape. */
  static fills = { ring: 0.1, disc: 0.5, dot: 0.95 };

  /** Takes `[time, finger, phase, x, y]`, in their order, and `{shape, diameter, color}`, where a color is `[r, g, b, a]`. */
  constructor(samples, { shape, diameter, color } = { shape: 'ring', diameter: Touches.diameter, color: null }) {
    Object.assign(this, { shape, diameter, color });
    this.fill = shape === 'ring' && color ? 0.2 : Touches.fills[shape];
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
      this.drawDisc(context, points[points.length - 1], (this.diameter * scale) / 2, opacity);
    }
  }

  /** The tint at an opacity. */
  tint(opacity) {
    const [red, green, blue, alpha] = this.color ?? [0.35, 0.38, 0.42, 1];
    return `rgb(${255 * red} ${255 * green} ${255 * blue} / ${alpha * opacity})`;
  }

  drawWay(context, points, opacity) {
    if (points.length < 2) return;
    context.beginPath();
    context.moveTo(points[0].x, points[0].y);
    for (const point of points.slice(1)) context.lineTo(point.x, point.y);
    context.lineWidth = this.diameter * 0.6;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = this.tint(opacity * (this.shape === 'ring' ? this.fill : 0.25));
    context.stroke();
  }

  drawDisc(context, { x, y }, radius, opacity) {
    context.beginPath();
    context.arc(x, y, Math.max(0, radius - 1), 0, 2 * Math.PI);
    context.fillStyle = this.tint(this.fill * opacity);
    context.fill();
    const lines = [[0.5, this.color ? this.tint(0.9 * opacity) : `rgb(51 56 66 / ${0.5 * opacity})`], [1.5, `rgb(255 255 255 / ${0.8 * opacity})`]];
    for (const [inset, color] of lines) {
      context.beginPath();
      context.arc(x, y, Math.max(0, radius - inset), 0, 2 * Math.PI);
      context.lineWidth = 1;
      context.strokeStyle = color;
      context.stroke();
    }
  }
}
