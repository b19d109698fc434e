import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { t } from '../locales/index.ts';

interface CopyLinkProps {
  readonly label: string;
  readonly link: () => string | Promise<string>;
  readonly compact?: boolean;
}

/** Shares a link the way the device likes best: its own sheet on a phone, the clipboard elsewhere. */
export function CopyLink({ label, link, compact }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const url = await link();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without a clipboard the link itself is shown, to be taken by hand.
      setByHand(url);
    }
  };
  if (byHand !== null)
    return (
      <input
        class="link-text"
        readOnly
        value={byHand}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
    );
  return (
    <button type="button" class={compact ? 'btn quiet' : 'btn primary'} onClick={() => void copy()}>
      <Icon id={copied ? 'i-check' : 'i-link'} />
      <span aria-live="polite">{copied ? t('copied') : label}</span>
    </button>
  );
}
