import { LANG_NAMES, LANGS } from '../base/lang.ts';
import { change, MOTIONS, PACES, settings, TEXT_SIZES, THEMES } from '../base/settings.ts';
import { t } from '../locales/index.ts';
import { Choice } from './Choice.tsx';
import './SettingsForm.css';

function Volume({ label, name }: { readonly label: string; readonly name: 'effects' | 'calls' | 'music' }) {
  return (
    <div class="field">
      <label for={`volume-${name}`}>{label}</label>
      <input
        id={`volume-${name}`}
        type="range"
        min="0"
        max="100"
        step="5"
        value={settings.value[name]}
        onInput={(event) => change({ [name]: Number(event.currentTarget.value) })}
      />
    </div>
  );
}

/** What a person chooses for this browser; it holds at once. */
export function SettingsForm() {
  const { lang, theme, text, sound, motion, pace, name } = settings.value;
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Choice
        legend={t('language')}
        name="lang"
        value={lang}
        values={LANGS}
        label={(one) => LANG_NAMES[one]}
        onChange={(value) => change({ lang: value })}
      />
      <Choice
        legend={t('theme')}
        name="theme"
        value={theme}
        values={THEMES}
        label={(one) => (one === 'auto' ? t('likeDevice') : one === 'light' ? t('themeLight') : t('themeNight'))}
        onChange={(value) => change({ theme: value })}
      />
      <Choice
        legend={t('textSize')}
        name="text"
        value={text}
        values={TEXT_SIZES}
        label={(one) => `${one} %`}
        onChange={(value) => change({ text: value })}
      />
      <Choice
        legend={t('sound')}
        name="sound"
        value={sound}
        values={[true, false]}
        label={(one) => (one ? t('on') : t('off'))}
        onChange={(value) => change({ sound: value })}
      />
      {sound && (
        <>
          <Volume label={t('volumeEffects')} name="effects" />
          <Volume label={t('volumeCalls')} name="calls" />
          <Volume label={t('volumeMusic')} name="music" />
        </>
      )}
      <Choice
        legend={t('motion')}
        name="motion"
        value={motion}
        values={MOTIONS}
        label={(one) => (one === 'auto' ? t('likeDevice') : one === 'full' ? t('on') : t('off'))}
        onChange={(value) => change({ motion: value })}
      />
      <Choice
        legend={t('pace')}
        name="pace"
        value={pace}
        values={PACES}
        label={(one) => ({ calm: t('paceCalm'), brisk: t('paceBrisk'), quick: t('paceQuick') })[one]}
        onChange={(value) => change({ pace: value })}
      />
      <div class="field">
        <label for="settings-name">{t('yourName')}</label>
        <input
          id="settings-name"
          type="text"
          maxLength={24}
          autocomplete="nickname"
          value={name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
    </form>
  );
}
