'use strict';

/**
 * The pictures of a clip that come as a movie. Frames refer only to earlier ones, back to the last keyframe, so a
 * picture is made by decoding from there.
 */
class Movie {
  constructor(clip, text) {
    this.clip = clip;
    this.file = Film.bytes(text);
    this.count = clip.frameCount;
    this.isComplete = true;
    this.canvas = document.createElement('canvas');
    this.canvas.width = clip.widthPixels;
    this.canvas.height = clip.heightPixels;
    this.context = this.canvas.getContext('2d', { willReadFrequently: true });
    this.shown = -1;
    this.work = Promise.resolve();
  }

  /** Shows a frame: calls `show` with a canvas that holds its picture. Calls wait for each other. */
  picture(index, show) {
    const result = this.work.then(async () => {
      if (this.shown !== index) {
        this.context.drawImage(await this.decode(index), 0, 0);
        this.shown = index;
      }
      return show(this.canvas);
    });
    this.work = result.catch(() => {});
    return result;
  }

  async decode(index) {
    this.decoder ??= (await MovieDecoder.make(this.file, this.clip)) ?? new MovieElement(this.file, this.clip);
    try {
      return await this.decoder.picture(index);
    } catch (error) {
      // What the decoder cannot play, the browser's player may.
      if (this.decoder instanceof MovieElement) throw error;
      this.decoder = new MovieElement(this.file, this.clip);
      return this.decoder.picture(index);
    }
  }

  /** The part of the picture in which two frames may differ; null when they do not. */
  difference(from, to) {
    return from === to ? null : { x: 0, y: 0, right: this.canvas.width, bottom: this.canvas.height };
  }
}

/** Decodes single frames with WebCodecs. */
class MovieDecoder {
  /** The memory for decoded pictures, in bytes, for all clips together. */
  static budget = 96e6;
  /** How many frames are decoded before they are asked for. */
  static ahead = 8;
  /** The time of a frame in microseconds, for identification only. */
  static step = 10_000;
  /** How long a decoder may hold a frame back, in milliseconds. */
  static patience = 200;

  /** Returns a decoder, or null in a browser without one. */
  static async make(file, clip) {
    if (typeof VideoDecoder === 'undefined') return null;
    try {
      const movie = MP4.read(file);
      const config = {
        codec: movie.codec, description: movie.description, codedWidth: clip.widthPixels, codedHeight: clip.heightPixels,
        optimizeForLatency: true,
      };
      const { supported } = await VideoDecoder.isConfigSupported(config);
      return supported ? new MovieDecoder(file, clip, movie.samples, config) : null;
    } catch {
      return null;
    }
  }

  constructor(file, clip, samples, config) {
    Object.assign(this, { file, clip, samples, config });
    /** The decoded pictures by frame; the last in the map is the most recently used. */
    this.pictures = new Map();
    this.pending = new Set();
    /** The next frame to decode; null if decoding has to begin at a keyframe. */
    this.next = null;
    this.decoder = new VideoDecoder({
      output: (frame) => this.keep(frame),
      error: (error) => this.fail?.(error),
    });
  }

  async picture(index) {
    if (!this.pictures.has(index)) await this.request(index);
    const picture = this.pictures.get(index);
    this.pictures.delete(index);
    this.pictures.set(index, picture);
    if (this.next !== null && this.next > index && this.next <= index + MovieDecoder.ahead / 2) this.feed(index + MovieDecoder.ahead);
    return picture;
  }

  request(index) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.flush().then(() => reject(new Error(`The movie has no frame ${index}.`)), reject), MovieDecoder.patience);
      const end = (action) => (value) => {
        clearTimeout(timer);
        action(value);
      };
      this.wanted = index;
      [this.arrive, this.fail] = [end(resolve), end(reject)];
      if (!this.pending.has(index)) {
        const key = this.samples.findLastIndex(({ isKey }, place) => isKey && place <= index);
        if (this.next === null || index < this.next || key > this.next) this.restart(key);
        this.feed(index + MovieDecoder.ahead);
      }
    });
  }

  restart(key) {
    if (this.decoder.state === 'closed') throw new Error('The movie cannot be decoded.');
    this.decoder.reset();
    this.decoder.configure(this.config);
    this.pending.clear();
    this.next = key;
  }

  /** Decodes frames up to an index. */
  feed(last) {
    while (this.next !== null && this.next <= last) {
      const { offset, size, isKey } = this.samples[this.next];
      this.decoder.decode(new EncodedVideoChunk({
        type: isKey ? 'key' : 'delta', timestamp: this.next * MovieDecoder.step, data: this.file.subarray(offset, offset + size),
      }));
      this.pending.add(this.next);
      this.next += 1;
      if (this.next === this.samples.length) this.flush().catch((error) => this.fail?.(error));
    }
  }

  /** Asks for everything that was fed; decoding continues at a keyframe. */
  flush() {
    this.next = null;
    return this.decoder.flush();
  }

  keep(frame) {
    const index = Math.round(frame.timestamp / MovieDecoder.step);
    this.pending.delete(index);
    const limit = Math.max(3 * MovieDecoder.ahead, Math.floor(MovieDecoder.budget / Film.films / (4 * this.clip.widthPixels * this.clip.heightPixels)));
    let picture = null;
    while (this.pictures.size >= limit) {
      const [oldest, canvas] = this.pictures.entries().next().value;
      this.pictures.delete(oldest);
      picture = canvas;
    }
    if (!picture) {
      picture = document.createElement('canvas');
      picture.width = this.clip.widthPixels;
      picture.height = this.clip.heightPixels;
    }
    picture.getContext('2d').drawImage(frame, 0, 0);
    frame.close();
    this.pictures.set(index, picture);
    if (index === this.wanted) this.arrive?.();
  }
}

/** Shows single frames with the browser's player, where there is no WebCodecs. */
class MovieElement {
  constructor(file, clip) {
    this.fps = clip.fps;
    this.video = element('video', { '.muted': true, playsinline: true, preload: 'auto' });
    this.ready = new Promise((resolve, reject) => {
      this.video.addEventListener('loadeddata', resolve, { once: true });
      this.video.addEventListener('error', () => reject(new Error('This browser cannot play the movie in this page.')), { once: true });
    });
    this.video.src = URL.createObjectURL(new Blob([file], { type: 'video/mp4' }));
    this.video.load();
  }

  async picture(index) {
    await this.ready;
    // The middle of a frame is safe from rounding.
    const time = (index + 0.5) / this.fps;
    if (Math.abs(this.video.currentTime - time) > 1e-4) {
      await new Promise((resolve) => {
        this.video.addEventListener('seeked', resolve, { once: true });
        this.video.currentTime = time;
      });
    }
    return this.video;
  }
}
