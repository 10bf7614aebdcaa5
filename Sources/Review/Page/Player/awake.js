'use strict';

/**
 * Keeps a phone's screen on. Browsers give wake locks to encrypted pages only, which a page from the network isn't: there, a
 * still film without sound plays behind the page, for which most phones keep their screens on as well.
 */
class Awake {
  async keep() {
    if (this.isKept) return;
    this.isKept = true;
    try {
      if (navigator.wakeLock) await this.request();
      else await this.play();
    } catch {
      // Some screens sleep all the same.
      this.release();
    }
  }

  release() {
    this.isKept = false;
    this.lock?.release().catch(() => {});
    this.film?.remove();
    clearInterval(this.beat);
    this.lock = this.film = null;
  }

  async request() {
    const lock = await navigator.wakeLock.request('screen');
    // It is gone as soon as the page is hidden.
    lock.addEventListener?.('release', () => (this.isKept = false));
    if (this.isKept) this.lock = lock;
    else await lock.release();
  }

  async play() {
    const canvas = element('canvas', { width: 2, height: 2 });
    const context = canvas.getContext('2d');
    // A stream has a picture only when something is drawn.
    this.beat = setInterval(() => context.clearRect(0, 0, 2, 2), 500);
    this.film = element('video', { class: 'awake', 'aria-hidden': 'true' });
    Object.assign(this.film, { muted: true, playsInline: true, srcObject: canvas.captureStream(2) });
    document.body.append(this.film);
    await this.film.play();
  }
}
