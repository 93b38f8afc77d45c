import { SCRIPT_MAX, type Script } from '@salesai/contract/scripts';
import { Button } from '@salesai/ui/button';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import { Modal } from '@salesai/ui/modal';
import { TextAreaField } from '@salesai/ui/text-area-field';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelKey } from '#lib/channels/scripts-query.ts';
import { useEdit, useRestore } from '../api.ts';

interface EditScriptProps {
  channelKey: ChannelKey;
  script: Script;
  onClose: () => void;
}

/** Edits the text of a script; closing with unsaved changes asks for a confirmation. */
export function EditScript({ channelKey, script, onClose }: EditScriptProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const edit = useEdit(channelKey);
  const restore = useRestore(channelKey);
  const [text, setText] = useState(script.template);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const content = text.trim();
  const close = () => (content === script.template ? onClose() : setConfirmingDiscard(true));
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    edit.mutate({ id: script.id, content }, { onSuccess: onClose });
  };
  return (
    <Modal
      open
      onOpenChange={(open) => open || close()}
      title={t('editing.title')}
      closeLabel={t('common:close')}
    >
      <form className="grid gap-4" onSubmit={save}>
        <TextAreaField
          label={t('editing.label')}
          hint={t('editing.hint')}
          rows={8}
          className="max-h-[50dvh]"
          maxLength={SCRIPT_MAX}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {script.edited && (
            <Button
              variant="ghost"
              loading={restore.isPending}
              onClick={() => restore.mutate(script, { onSuccess: onClose })}
            >
              {t('editing.restore')}
            </Button>
          )}
          <Button type="submit" loading={edit.isPending} disabled={content === ''}>
            {t('editing.save')}
          </Button>
        </div>
      </form>
      <ConfirmModal
        open={isConfirmingDiscard}
        onOpenChange={setConfirmingDiscard}
        title={t('editing.discard.title')}
        text={t('editing.discard.text')}
        confirmLabel={t('editing.discard.confirm')}
        cancelLabel={t('editing.discard.keep')}
        onConfirm={onClose}
        danger
      />
    </Modal>
  );
}
