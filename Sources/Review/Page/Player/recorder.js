'use strict';

/** The exports of recorded touches: a script, for the clipboard or the scene, and files. */
class Recorder {
  constructor(access, controls, tuner, askScript) {
    this.access = access;
    this.controls = controls;
    this.tuner = tuner;
    this.askScript = askScript;
    const on = (id, act) => controls[id].addEventListener('click', () => this.guard(controls[id], act));
    on('copy-script', () => this.copy());
    on('save-script', () => this.use());
    on('export-gif', () => this.download('gif', 'image/gif', '.gif'));
    on('export-review', () => this.download('review', 'text/html', '.html'));
    on('record-golden', () => this.golden());
    for (const id of ['save-script', 'export-gif', 'export-review', 'record-golden']) {
      controls[id].hidden = !access.canWrite;
    }
  }

  /** Keeps a button from being pressed twice, and shows what goes wrong. */
  async guard(button, act) {
    button.disabled = true;
    this.say('');
    try {
      await act();
    } catch (error) {
      this.say(error.message, true);
    } finally {
      button.disabled = false;
    }
  }

  say(text, isError = false) {
    const { message } = this.controls;
    message.hidden = text === '';
    message.classList.toggle('error', isError);
    message.textContent = text;
  }

  post(path, values) {
    return post(this.access, path, values);
  }

  async copy() {
    const { script } = await this.askScript();
    const text = script === '' ? 'script: []\n' : `script:\n${script}`;
    try {
      await navigator.clipboard.writeText(text);
      this.say('The script is on the clipboard.');
    } catch {
      prompt('Copy this', text);
    }
  }

  /** Replaces the scene's script by the recorded touches; it is saved and undone like any change. */
  async use() {
    await this.tuner.ask({ action: 'script', ...(await this.askScript()) });
    this.say('The touches are the scene’s script now: Save writes them to the file, Undo takes them back.');
  }

  async golden() {
    const { message } = await (await this.post('golden', {})).json();
    this.say(`${message} — of the file as it is saved`);
  }

  async download(path, type, ending) {
    this.say('Rendering …');
    const answer = await this.post(path, await this.askScript());
    const url = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type }));
    const link = element('a', { href: url, download: `${document.title.replace(/[^\w.-]+/g, '-')}${ending}` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    this.say(`${link.download} is made.`);
  }
}
