import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import './Dialog.css';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Without it the dialog must be answered. */
  readonly onClose?: (() => void) | undefined;
  readonly wide?: boolean;
}

/** The browser's own dialog: keeps the focus, closes on Escape, gives the focus back. */
export function Dialog({ title, children, onClose, wide }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose?.();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-head">
        <h2>{title}</h2>
        {onClose && (
          <button type="button" class="icon-button" aria-label={t('close')} onClick={onClose}>
            <Icon id="i-close" />
          </button>
        )}
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
