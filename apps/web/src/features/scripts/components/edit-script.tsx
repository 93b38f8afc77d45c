import { SCRIPT_MAX, type Script } from '@salesai/contract/scripts';
import { Button } from '@salesai/ui/button';
import { Modal } from '@salesai/ui/modal';
import { TextAreaField } from '@salesai/ui/text-area-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { type Place, useEditScript } from '../api.ts';

interface EditScriptProps {
  place: Place;
  script: Script;
  onClose: () => void;
}

export function EditScript({ place, script, onClose }: EditScriptProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const edit = useEditScript(place);
  const [text, setText] = useState(script.content);
  const save = (content: string | null) =>
    edit.mutate(
      { id: script.id, content },
      {
        onSuccess: () => {
          notify.success(t('actions.saved'));
          onClose();
        },
        onError: (error) => notify.error(messageOf(error, t('actions.saveError'))),
      },
    );
  return (
    <Modal
      open
      onOpenChange={(open) => open || onClose()}
      title={t('actions.editTitle')}
      closeLabel={t('common:close')}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) save(text.trim());
        }}
      >
        <TextAreaField
          label={t('actions.text')}
          rows={10}
          maxLength={SCRIPT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {script.edited && (
            <Button variant="ghost" disabled={edit.isPending} onClick={() => save(null)}>
              {t('actions.restore')}
            </Button>
          )}
          <Button type="submit" loading={edit.isPending} disabled={!text.trim()}>
            {t('actions.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
