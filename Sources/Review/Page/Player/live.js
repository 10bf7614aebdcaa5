'use strict';

/** A page that follows a scene file by polling for news. */
class Live {
  constructor() {
    this.access = JSON.parse(document.getElementById('access').textContent);
    // The cookie has the token from here on: it stays out of the history and of copied links.
    if (location.search) history.replaceState(null, '', location.pathname + location.hash);
    document.body.classList.toggle('is-device', this.access.isDevice);
    this.player = new Player();
    this.knobs = new Knobs((values) => this.tune(values));
    this.knobs.isReadOnly = !this.access.canWrite;
    this.revision = 0;
    this.generation = 0;
    this.isFirst = true;
    this.controls = this.player.controls;
    listenToKeys(this.player);
    const dialog = new SaveDialog(this.controls);
    this.tuner = new Tuner(this.access, this.controls, dialog);
    this.knobs.begin = () => this.tuner.begin();
    this.recording = new RecordingPanel(this.access);
    const { timeline } = this.player;
    timeline.editor = new BarEditor(timeline, this.tuner, this.access);
    this.tuner.editor = timeline.editor;
    this.selection = new Selection(this.player, this.tuner, this.access);
    this.selection.ask = (path) => this.ask(path);
    this.touch = new LiveTouch(
      this.player, this.access, this.tuner, this.selection, (problems) => this.showLiveProblems(problems));
    this.selection.touch = this.touch;
    this.player.selection = this.selection;
    document.addEventListener('visibilitychange', () => this.awake?.());
    this.follow();
  }

  /** Asks for news repeatedly, while the page is visible. */
  async follow() {
    for (;;) {
      // Browsers limit the number of connections, which hidden pages must not hold.
      if (document.hidden) await new Promise((resolve) => (this.awake = resolve));
      try {
        const state = await this.ask(`state?after=${this.revision}`);
        this.revision = state.revision;
        this.show(state);
      } catch (error) {
        if (!(error instanceof TypeError) && !(error instanceof Unanswered)) throw error;
        // Another run has another key, which is in the address that it prints.
        const isForbidden = error.status === 403;
        this.say('broken', isForbidden ? 'started again: open the new address' : 'flipbook preview is not running');
        // Another run starts counting from the beginning.
        [this.revision, this.generation] = [0, 0];
        await new Promise((resolve) => setTimeout(resolve, 700));
      }
    }
  }

  async ask(path) {
    const answer = await fetch(path, { cache: 'no-store' });
    if (answer.status !== 200) throw new Unanswered(path, answer.status);
    return answer.json();
  }

  show(state) {
    this.showProblems(state.problems);
    // After an error halfway through, no more frames will come.
    if (state.problems.length > 0) this.player.isHeld = false;
    if (state.clip && state.generation !== this.generation) this.load(state);
    else if (state.scene) this.knobs.show(state.scene.variables, state.tuned);
    if (state.problems.length > 0) this.say('broken', state.clip ? 'shown as it was before' : 'nothing to show yet');
    else if (!state.clip) this.say('working', 'reading');
  }

  /** Shows a scene that was read again: its current frame at once, the rest of the film as it comes. */
  async load(state) {
    const { generation, clip, scene, tuned } = state;
    this.generation = generation;
    this.say('working', 'rendering');
    document.title = scene.title;
    this.controls.title.textContent = scene.title;
    this.controls.facts.textContent =
      `${clip.width} × ${clip.height} pt · ${clip.frameCount} frames at ${Format.number(clip.fps)} a second`;
    this.knobs.show(scene.variables, tuned);
    this.tuner.refresh();
    this.selection.setGeneration(generation);
    this.recording.refresh();
    const isNew = () => this.generation !== generation;
    try {
      const film = new Film(clip);
      const still = this.showStill(clip, generation, isNew);
      const numbers = this.askNumbers(generation);
      let trace = null;
      // An error matters only where they are awaited.
      numbers.then((answer) => (trace = answer), () => {});
      still.catch(() => {});
      // Numbers that are there soon are shown with the film, so that the page changes once.
      const patience = performance.now() + 300;
      let isShown = false;
      const showFilm = () => {
        isShown = true;
        this.replace(clip, film, trace);
      };
      while (!film.isComplete) {
        film.append(await this.ask(`film?generation=${generation}&frame=${film.count}&picture=${film.pictures.length}`));
        if (isNew()) return;
        const wanted = Math.min(clip.frameCount - 1, Math.floor(this.player.time * clip.fps));
        if (!isShown && film.count > wanted && (trace || performance.now() > patience)) showFilm();
        this.controls.buffered.style.width = film.isComplete ? '0' : `${(film.count / clip.frameCount) * 100}%`;
        if (isShown && !this.player.isPlaying) this.player.render();
      }
      if (!isShown) {
        await Promise.race([numbers, new Promise((resolve) => setTimeout(resolve, patience - performance.now()))]);
        if (isNew()) return;
        showFilm();
      }
      if (this.trace !== trace || !trace) {
        await numbers;
        if (isNew()) return;
        this.replace(clip, film, trace);
      }
      await still;
      if (this.controls.problem.hidden) this.say('', 'up to date');
    } catch (error) {
      // The request is outdated if the scene has been saved meanwhile; news is on its way.
      if (!isNew()) {
        this.generation = 0;
        this.player.isHeld = false;
        if (!(error instanceof Unanswered) && !(error instanceof TypeError)) throw error;
      }
    }
  }

  /** Asks for the numbers until they are known. */
  async askNumbers(generation) {
    for (;;) {
      const trace = await this.ask(`trace?generation=${generation}`);
      if (trace) return trace;
    }
  }

  /** Shows the frame in view before there is a film; playback continues from there when there is one. */
  async showStill(clip, generation, isNew) {
    const answer = await fetch(`still?generation=${generation}&time=${this.player.time}`, { cache: 'no-store' });
    if (answer.status !== 200 || isNew()) return;
    const image = await createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none' });
    const view = this.player.visible?.[0]?.view;
    const isSameSize = view && view.clip.widthPixels === image.width && view.clip.heightPixels === image.height;
    if (isNew() || !isSameSize || this.filmGeneration === generation) return;
    this.player.isHeld = true;
    view.draw(image);
    this.mark(generation);
  }

  /** Shows a film; as long as its numbers are not known, those of the one before it stay, faint. */
  replace(clip, film, trace) {
    const { player } = this;
    const first = !player.visible;
    this.filmGeneration = this.generation;
    this.trace = trace ?? this.trace ?? { rate: 60, ticks: 1, runs: [], tracks: [], events: [], touches: [], motions: [], timing: null };
    this.controls.lanes.setAttribute('aria-busy', trace === null);
    player.isHeld = false;
    player.setClips([{
      clip, film, trace: this.trace,
      tracks: this.trace.tracks.map((track) => new Track(track, this.trace)),
      touches: new Touches(this.trace.touches),
    }]);
    this.selection.showMotions();
    if (first) {
      player.readAddress();
      if (!player.reducedMotion.matches && player.time === 0) player.play();
    }
    const { generation } = this;
    player.settled.then(() => this.mark(generation));
  }

  /** Records what is shown, for tests of the page. */
  mark(generation) {
    document.documentElement.dataset.generation = generation;
  }

  say(kind, text) {
    const { state } = this.controls;
    state.hidden = false;
    state.className = `state ${kind}`;
    if (state.textContent !== text) state.textContent = text;
  }

  /** Shows the file's errors above the film and above the stage. */
  showProblems(problems) {
    this.list(problems, this.controls.problem);
    this.showLiveProblems(problems);
  }

  showLiveProblems(problems) {
    this.list(problems, this.controls['live-problem']);
  }

  list(problems, problem) {
    problem.hidden = problems.length === 0;
    problem.replaceChildren(...problems.flatMap(({ place, message, line, column, length, hint }) => {
      const parts = [element('p', {}, element('span', { class: 'place' }, place), ` ${message}`)];
      if (column > 0) {
        const marks = '^' + '~'.repeat(Math.max(0, Math.min(length, line.length - column + 1) - 1));
        parts.push(element('pre', {}, `${line}\n${' '.repeat(column - 1)}`, element('span', { class: 'mark' }, marks), hint ? ` ${hint}` : ''));
      } else if (hint) {
        parts.push(element('pre', {}, hint));
      }
      return parts;
    }));
  }

  /** Renders the scene with other values; if they come too fast, the last ones count. */
  async tune(values) {
    this.wanted = values;
    if (this.isSending) return;
    this.isSending = true;
    while (this.wanted) {
      const body = new URLSearchParams(this.wanted);
      this.wanted = null;
      try {
        await fetch(`variables?stroke=${this.tuner.stroke}`, { method: 'POST', headers: { 'X-Flipbook': this.access.token }, body });
      } catch {
        // The connection is gone, which is reported where news are asked for.
      }
    }
    this.isSending = false;
    this.tuner.refresh();
  }
}

/** An error for a missing resource. */
class Unanswered extends Error {
  constructor(path, status) {
    super(path);
    this.status = status;
  }
}

window.live = new Live();
window.player = window.live.player;
