'use strict';

/** The picture of one clip on the page, with the fingers above it. */
class View {
  constructor(clip, film, touches) {
    this.clip = clip;
    this.film = film;
    this.touches = touches;
    this.outlines = null;
    this.picture = element('canvas', {
      class: 'picture-canvas', role: 'img', '.width': clip.widthPixels, '.height': clip.heightPixels,
    });
    this.fingers = element('canvas', { class: 'fingers', 'aria-hidden': 'true' });
    this.screen = element('div', { class: 'screen' }, this.picture, this.fingers);
    this.caption = element('figcaption', {}, clip.label);
    this.figure = element('figure', { class: 'view' }, this.caption, this.screen);
    this.context = this.picture.getContext('2d');
    this.shown = null;
    this.zoom = 1;
  }

  /** Continues with another film; returns itself, or undefined if the pictures have another size. */
  take(clip, film, touches) {
    if (clip.widthPixels !== this.clip.widthPixels || clip.heightPixels !== this.clip.heightPixels) return undefined;
    Object.assign(this, { clip, film, touches });
    return this;
  }

  /** Sets how large a point of the canvas is on the page. */
  setZoom(zoom) {
    this.zoom = zoom;
    const [width, height] = [this.clip.width * zoom, this.clip.height * zoom];
    this.screen.style.width = `${width}px`;
    this.screen.style.height = `${height}px`;
    const density = window.devicePixelRatio || 1;
    const crisp = (width * density) / this.clip.widthPixels >= 1.5;
    this.picture.classList.toggle('crisp', crisp);
    // A canvas must not become larger than browsers can hold.
    this.density = Math.min(density, 4096 / Math.max(width, height, 1));
    this.fingers.width = Math.max(1, Math.round(width * this.density));
    this.fingers.height = Math.max(1, Math.round(height * this.density));
    this.shown = null;
  }

  /** The frame shown at a time: the last available one that begins by then. */
  frame(time) {
    return Math.max(0, Math.min(this.film.count - 1, Math.floor(time * this.clip.fps + 1e-6)));
  }

  /** Requests that the frame at a time be shown as soon as possible; if requests come too fast, the last one counts. */
  show(wish) {
    this.wish = wish;
    if (!this.isWorking) this.working = this.work().finally(() => (this.isWorking = false));
    return this.working;
  }

  async work() {
    this.isWorking = true;
    while (this.wish) {
      const wish = this.wish;
      this.wish = null;
      if (this.film.count === 0) continue;
      const film = this.film;
      const index = this.frame(wish.time);
      const key = `${index} ${wish.ghosts} ${wish.step}`;
      if (this.shown !== key || this.shownFilm !== film) {
        try {
          if (wish.ghosts > 0) await this.drawWithGhosts(film, index, wish.ghosts, wish.step);
          else await film.picture(index, (canvas) => this.draw(canvas));
        } catch (error) {
          // A film that was replaced meanwhile need not be shown.
          if (film === this.film) throw error;
          continue;
        }
        [this.shown, this.shownFilm] = [key, film];
        this.picture.dataset.frame = index;
      }
      this.drawAbove(wish);
    }
    // Nothing is awaited from here on, so no request is missed.
    this.isWorking = false;
  }

  draw(canvas) {
    this.context.clearRect(0, 0, this.picture.width, this.picture.height);
    this.context.drawImage(canvas, 0, 0);
  }

  async drawWithGhosts(film, index, count, step) {
    const ghosts = Ghosts.frames(index, count, step, film.count - 1);
    const all = [...ghosts.map((ghost) => ghost.frame), index].sort((a, b) => a - b);
    const part = film.difference(all[0], all[all.length - 1]);
    const pictures = new Map();
    for (const frame of all) {
      await film.picture(frame, (canvas) => {
        if (frame === index) this.draw(canvas);
        if (part) {
          pictures.set(frame, film.context.getImageData(part.x, part.y, part.right - part.x, part.bottom - part.y));
        }
      });
    }
    if (!part) return;
    const result = pictures.get(index);
    Ghosts.mix(result, ghosts.map((ghost) => ({ ...ghost, data: pictures.get(ghost.frame) })));
    this.context.putImageData(result, part.x, part.y);
  }

  drawAbove({ time, showsTouches, showsTracks }) {
    const context = this.fingers.getContext('2d');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.fingers.width, this.fingers.height);
    context.scale(this.density * this.zoom, this.density * this.zoom);
    if (showsTracks) this.outlines?.draw(context, time, this.zoom);
    if (showsTouches) this.touches.draw(context, Math.min(time, this.clip.frameCount / this.clip.fps));
  }
}
