import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import './Sheet.css';

interface SheetProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Something to read beside the game: over the others, on a phone over the dock, never over the own board. */
export function Sheet({ id, title, onClose, children }: SheetProps) {
  const element = useRef<HTMLElement>(null);
  // Before the picture: a key pressed at once already belongs to the sheet.
  useLayoutEffect(() => {
    const before = document.activeElement;
    element.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      ref={element}
      class={`panel sheet-over panel-${id}`}
      id={`panel-${id}`}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div class="sheet-head">
        <h2>{title}</h2>
        <button type="button" class="icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon id="i-close" />
        </button>
      </div>
      <div class="sheet-body">{children}</div>
    </section>
  );
}
