'use strict';

/** The variables of a scene, each with a control that suits its kind. */
class Knobs {
  /** Calls `change` with all values that are not the file's, by name. */
  constructor(change) {
    this.panel = document.getElementById('knobs');
    this.change = change;
    this.variables = [];
    this.tuned = {};
    /** Called when a change begins that is undone as a whole. */
    this.begin = null;
  }

  /** Shows the variables of a scene; those that stay keep their controls, and the focus. */
  show(variables, tuned) {
    const shape = (list) => JSON.stringify(list.map(({ value, ...rest }) => rest));
    const isSame = shape(variables) === shape(this.variables);
    this.variables = variables;
    this.tuned = tuned;
    this.panel.hidden = variables.length === 0 || this.isReadOnly === true;
    if (!isSame) this.build();
    for (const variable of variables) this.set(variable.name, this.tuned[variable.name] ?? variable.value);
    this.mark();
  }

  build() {
    this.setters = {};
    const knobs = this.variables.map((variable) => this.knob(variable));
    this.copyButton = element('button', { type: 'button', id: 'copy-yaml' }, 'Copy as YAML');
    this.copyButton.addEventListener('click', () => this.copy());
    this.resetButton = element('button', { type: 'button', id: 'reset' }, 'Reset');
    this.resetButton.addEventListener('click', () => {
      this.begin?.();
      this.tuned = {};
      for (const { name, value } of this.variables) this.set(name, value);
      this.report();
    });
    this.panel.replaceChildren(
      element('p', { class: 'unseen' }, 'Variables of the scene'), ...knobs,
      element('div', { class: 'actions' }, this.copyButton, this.resetButton));
  }

  knob(variable) {
    const id = `knob-${variable.name}`;
    const unit = { time: ' (s)', angle: ' (°)' }[variable.kind] ?? '';
    const row = element('div', { class: 'row' }, ...this.inputs(variable, id));
    return element('div', { class: 'knob', 'data-name': variable.name },
      element('label', { for: id, title: variable.name }, variable.label + unit), row);
  }

  inputs(variable, id) {
    const { name, kind } = variable;
    const put = (value, isDragged = false) => {
      if (!isDragged) this.begin?.();
      this.set(name, value);
      this.tune(name, value);
    };
    const follow = (control, set) => (this.setters[name] = (this.setters[name] ?? []).concat(set)) && control;
    if (variable.choices.length > 0) {
      const select = element('select', { id }, ...variable.choices.map((word) => element('option', {}, word)));
      select.addEventListener('change', () => put(select.value));
      return [follow(select, (value) => (select.value = value))];
    }
    if (kind === 'boolean') {
      const box = element('input', { id, type: 'checkbox', role: 'switch' });
      box.addEventListener('change', () => put(String(box.checked)));
      return [follow(box, (value) => (box.checked = value === 'true'))];
    }
    if (kind === 'color') {
      const well = element('input', { id, type: 'color' });
      const text = element('input', { type: 'text', 'aria-label': `${variable.label} as text`, spellcheck: 'false' });
      // A color well has no alpha, which stays as it is.
      well.addEventListener('focus', () => this.begin?.());
      well.addEventListener('input', () => put(well.value.toUpperCase() + text.value.slice(7), true));
      text.addEventListener('change', () => {
        if (/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(text.value)) put(text.value.toUpperCase());
        else this.set(name, this.value(name));
      });
      return [
        follow(well, (value) => (well.value = value.slice(0, 7).toLowerCase())),
        follow(text, (value) => (text.value = value)),
      ];
    }
    if (kind === 'text') {
      const text = element('input', { id, type: 'text' });
      text.addEventListener('change', () => put(text.value));
      return [follow(text, (value) => (text.value = value))];
    }
    return this.numberInputs(variable, id, put, follow);
  }

  numberInputs(variable, id, put, follow) {
    const usual = Number(variable.value);
    const [least, greatest] = variable.range ?? (usual === 0 ? [-1, 1] : [Math.min(0, 2 * usual), Math.max(0, 2 * usual)]);
    const step = variable.step ?? 10 ** Math.floor(Math.log10(greatest - least || 1) - 2);
    const slider = element('input', { id, type: 'range', min: least, max: greatest, step });
    const field = element('input', {
      type: 'number', step, 'aria-label': `${variable.label} as a number`,
      min: variable.range?.[0], max: variable.range?.[1],
    });
    // Sums of steps have small rounding errors.
    const plain = (number) => String(Math.round(number * 1e6) / 1e6);
    slider.addEventListener('pointerdown', () => this.begin?.());
    slider.addEventListener('keydown', () => this.begin?.());
    slider.addEventListener('input', () => put(plain(Number(slider.value)), true));
    field.addEventListener('change', () => {
      const isGood = field.value !== '' && field.validity.valid | field.validity.stepMismatch;
      if (isGood && !field.validity.rangeOverflow && !field.validity.rangeUnderflow) put(plain(Number(field.value)));
      else this.set(variable.name, this.value(variable.name));
    });
    return [
      follow(slider, (value) => (slider.value = value)),
      follow(field, (value) => {
        if (document.activeElement !== field || Number(field.value) !== Number(value)) field.value = value;
      }),
    ];
  }

  value(name) {
    return this.tuned[name] ?? this.variables.find((variable) => variable.name === name).value;
  }

  set(name, value) {
    for (const setter of this.setters[name] ?? []) setter(value);
  }

  tune(name, value) {
    const { value: usual } = this.variables.find((variable) => variable.name === name);
    if (value === usual) delete this.tuned[name];
    else this.tuned[name] = value;
    this.report();
  }

  report() {
    this.mark();
    this.change({ ...this.tuned });
  }

  mark() {
    for (const knob of this.panel.querySelectorAll('.knob')) {
      knob.classList.toggle('tuned', knob.dataset.name in this.tuned);
    }
    const isTuned = Object.keys(this.tuned).length > 0;
    this.copyButton && (this.copyButton.disabled = !isTuned);
    this.resetButton && (this.resetButton.disabled = !isTuned);
  }

  /** The tuned values, as text for a scene file. */
  get yaml() {
    const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
    const lines = this.variables.filter(({ name }) => name in this.tuned).map((variable) => {
      const { name, kind, range, step, choices, label } = variable;
      const isWord = kind === 'color' || kind === 'text';
      const written = (value) => (isWord ? quoted(value) : value);
      const value = written(this.tuned[name]);
      const more = [
        range && `range: [${range.join(', ')}]`, step !== null && `step: ${step}`,
        choices.length > 0 && `choices: [${choices.map(written).join(', ')}]`,
        label !== name && `label: ${quoted(label)}`,
      ].filter(Boolean);
      return more.length > 0 ? `  ${name}: {value: ${value}, ${more.join(', ')}}` : `  ${name}: ${value}`;
    });
    return `variables:\n${lines.join('\n')}\n`;
  }

  async copy() {
    const button = this.copyButton;
    try {
      await navigator.clipboard.writeText(this.yaml);
      button.textContent = 'Copied';
    } catch {
      prompt('Copy this', this.yaml);
    }
    setTimeout(() => (button.textContent = 'Copy as YAML'), 1500);
  }
}
