'use strict';

/**
 * The live stage on the page: Script shows the film, Touch a stage that fingers touch, Replay what they did. Everything
 * goes over one WebSocket, which is open while the stage is visible.
 */
class LiveTouch {
  constructor(player, access, tuner, selection, showProblems) {
    this.player = player;
    this.controls = player.controls;
    this.access = access;
    this.showProblems = showProblems;
    this.selection = selection;
    this.mode = 'script';
    this.scene = { width: 1, height: 1 };
    this.waiting = [];
    this.zoom = 1;
    this.awake = new Awake();
    this.compare = 'off';
    this.moving = new MovingCurves(player, () => this.send('curves'));
    const { 'live-picture': picture, 'live-screen': screen, 'saved-screen': savedScreen } = this.controls;
    this.canvas = new LiveCanvas(picture);
    this.savedCanvas = new LiveCanvas(this.controls['saved-picture']);
    this.fingers = new Fingers(this.controls['live-fingers']);
    this.savedFingers = new Fingers(this.controls['saved-fingers']);
    const send = (text) => {
      this.send(text);
      this.showFingers();
    };
    this.pointers = new Pointers(screen, () => this.scene, send);
    // Either picture can be touched: the finger is on both.
    this.savedPointers = new Pointers(savedScreen, () => this.scene, send);
    for (const pointers of [this.pointers, this.savedPointers]) pointers.changed = () => this.showFingers();
    this.pointers.intercept = (event, place) => this.pick(event, place);
    const { 'select-mode': select } = this.controls;
    select.hidden = !access.canWrite;
    select.addEventListener('click', () => this.setSelecting(!this.isSelecting));
    this.controls['live-exit'].addEventListener('click', () => this.setMode('script'));
    this.controls['live-again'].addEventListener('click', () => this.setMode('touch'));
    this.recorder = new Recorder(access, this.controls, tuner, () => this.script());
    this.controls['live-compare'].addEventListener('change', () => this.setCompare());
    this.controls['live-compare-label'].hidden = !access.canWrite;
    this.controls.modes.hidden = !access.canTouch;
    for (const mode of ['script', 'touch', 'replay']) {
      this.controls[`mode-${mode}`].addEventListener('click', () => this.setMode(mode));
    }
    for (const id of ['zoom', 'touches']) this.controls[id].addEventListener('change', () => this.layOut());
    this.controls['live-restart'].addEventListener('click', () => this.setMode('touch'));
    screen.addEventListener('keydown', (event) => this.key(event, true));
    screen.addEventListener('keyup', (event) => this.key(event, false));
    document.addEventListener('visibilitychange', () => this.rest());
    new ResizeObserver(() => this.layOut()).observe(this.controls['live-table']);
    setInterval(() => this.send(`a ${this.canvas.number}`), 5000);
    if (matchMedia('(max-width: 500px)').matches && access.canTouch && access.isDevice) this.setMode('touch');
  }

  get isLive() {
    return this.mode !== 'script';
  }

  setMode(mode) {
    const wasLive = this.isLive;
    this.mode = mode;
    document.body.dataset.mode = mode;
    for (const name of ['script', 'touch', 'replay']) {
      this.controls[`mode-${name}`].setAttribute('aria-pressed', name === mode);
    }
    this.controls.live.hidden = !this.isLive;
    this.controls.stage.hidden = this.isLive;
    this.controls['record-bar'].hidden = !this.isLive;
    this.pointers.isEnabled = mode === 'touch';
    this.savedPointers.isEnabled = mode === 'touch';
    if (!this.isLive) {
      this.moving.hide();
      this.close();
      this.selection.show();
      return;
    }
    this.player.pause();
    this.moving.show();
    if (wasLive && this.socket) this.send(mode);
    else this.open();
    this.layOut();
    if (mode === 'touch') this.controls['live-screen'].focus({ preventScroll: true });
  }

  /** Selects the layer below a click with the Control or the Command key, or below any while selecting. */
  pick(event, { x, y }) {
    if (!this.access.canWrite || !(event.ctrlKey || event.metaKey || this.isSelecting)) return false;
    this.send(`pick ${x.toFixed(2)} ${y.toFixed(2)}`);
    return true;
  }

  setSelecting(isSelecting) {
    this.isSelecting = isSelecting;
    this.controls['select-mode'].setAttribute('aria-pressed', isSelecting);
  }

  /** Tells the stage how many pixels a point takes on the screen. */
  sendScale() {
    if (!this.hasScene) return;
    const scale = Math.round(this.zoom * (window.devicePixelRatio || 1) * 100) / 100;
    if (scale === this.scale) return;
    this.scale = scale;
    this.send(`scale ${scale}`);
  }

  open() {
    this.close();
    const address = new URL('live', location.href);
    address.protocol = 'ws:';
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => {
      if (this.mode === 'replay') this.send('replay');
      if (this.compare !== 'off') this.send('compare on');
      this.scale = null;
      this.sendScale();
      this.awake.keep();
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.socket) return;
      if (typeof data === 'string') this.hear(JSON.parse(data));
      else {
        const isSaved = LiveCanvas.picture(data) === 1;
        socket.send(`a ${(isSaved ? this.savedCanvas : this.canvas).draw(data)}`);
      }
    });
    socket.addEventListener('close', () => {
      if (socket !== this.socket) return;
      this.socket = null;
      // A stage that was lost because flipbook ended comes back with it.
      setTimeout(() => this.isLive && !this.socket && !document.hidden && this.open(), 700);
    });
    this.socket = socket;
  }

  /** Shows the saved scene beside the tuned one, on it, or not. */
  setCompare() {
    const { 'live-compare': choice, 'saved-device': device, 'saved-picture': picture } = this.controls;
    const { 'saved-screen': screen, 'live-fingers': fingers, 'live-table': table } = this.controls;
    this.compare = choice.value;
    device.hidden = this.compare !== 'side';
    table.dataset.compare = this.compare;
    // One canvas is shown in either place, so that its picture stays.
    if (this.compare === 'over') fingers.before(picture);
    else screen.prepend(picture);
    this.send(this.compare === 'off' ? 'compare off' : 'compare on');
    this.layOut();
  }

  close() {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.awake.release();
  }

  send(text) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** Stops the stage while the page is hidden. */
  rest() {
    if (!this.isLive) return;
    this.send(document.hidden ? 'pause' : 'resume');
    if (!document.hidden) this.awake.keep();
  }

  hear({ scene, status, script, end, problems, picked, curves }) {
    if (curves) this.moving.take(curves);
    if (scene) {
      this.scene = scene;
      this.hasScene = true;
      this.showProblems([]);
      this.layOut();
      if (this.selection.path !== null) this.send(`select ${this.selection.path}`);
    }
    if (picked !== undefined) this.selection.take(picked);
    if (status?.selected) this.selection.place(status.selected);
    if (problems) this.showProblems(problems);
    if (status) this.show(status);
    if (script !== undefined) for (const take of this.waiting.splice(0)) take({ script, end });
  }

  show(status) {
    this.status = status;
    const { 'live-time': time } = this.controls;
    const kind = status.mode === 'replay' ? (status.isOver ? 'replayed' : 'replaying') : 'recording';
    const text = `${status.time.toFixed(1)} s · ${kind}${status.isFull ? ' · full: begin again' : ''}`;
    // Each change of the page causes a layout, and there is news at every tick.
    if (time.textContent !== text) time.textContent = text;
    this.controls['mode-replay'].disabled = status.steps === 0 && this.mode !== 'replay';
    for (const id of ['copy-script', 'save-script', 'export-gif', 'export-review']) {
      this.controls[id].disabled = status.steps === 0;
    }
    this.showFingers();
  }

  /** Requests the script of the recorded touches. */
  script() {
    return new Promise((resolve, reject) => {
      this.waiting.push(resolve);
      this.send('script');
      setTimeout(() => reject(new Error('flipbook does not answer')), 10_000);
    });
  }

  key(event, isDown) {
    if (this.mode !== 'touch' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab' && isDown) {
      // Behind the last button, as before the first, the focus continues to the rest of the page.
      if (event.shiftKey ? this.status?.isFirst : this.status?.isLast) return;
      event.preventDefault();
      this.send(`focus ${event.shiftKey ? 'previous' : 'next'}`);
    } else if (event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) this.send(isDown ? 'press' : 'release');
    } else if (event.key === 'Escape' && isDown) {
      this.controls['mode-touch'].focus();
    }
  }

  /** Fits the picture to the available space. */
  layOut() {
    if (!this.isLive) return;
    const { 'live-table': table } = this.controls;
    const { width, height } = this.scene;
    const count = this.compare === 'side' ? 2 : 1;
    const style = getComputedStyle(table);
    const room = {
      x: table.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
      y: table.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
    };
    // While the page is laid out anew, there may be no room at all.
    if (room.x <= 0 || room.y <= 0) return;
    const bezel = this.access.isDevice ? 28 : 0;
    const caption = count > 1 ? 28 : 0;
    const fit = Math.min(((room.x - 24 * (count - 1)) / count - bezel) / width, (room.y - bezel - caption) / height);
    const zoom = this.player.zoom === 'fit' ? Math.max(0.02, fit > 1 ? Math.floor(fit * 4) / 4 : fit) : this.player.zoom;
    for (const name of ['live', 'saved']) {
      const { style } = this.controls[`${name}-screen`];
      [style.width, style.height] = [`${width * zoom}px`, `${height * zoom}px`];
    }
    this.zoom = zoom;
    this.sendScale();
    this.selection.handles.show();
    this.showFingers();
  }

  /** Shows the fingers that are down, a second one, those of a replay, and the button that has the focus. */
  showFingers() {
    const { status, pointers, savedPointers, zoom } = this;
    const places = this.mode === 'replay'
      ? (status?.fingers ?? []).map(([x, y]) => ({ x, y }))
      : [...pointers.places, ...savedPointers.places];
    const shown = this.player.showsTouches ? places : [];
    this.fingers.show(shown, status?.focus, zoom);
    this.savedFingers.show(this.compare === 'side' ? shown : [], null, zoom);
  }
}
