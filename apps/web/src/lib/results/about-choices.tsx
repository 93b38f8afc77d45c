import { Select } from '@salesai/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { channelsQuery } from '#lib/channels/queries.ts';
import { icpsQuery } from '#lib/query-icps.ts';

interface ChoiceProps {
  /** An id, empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** Asks which ICP a result is about, once there is one. */
export function IcpChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('results');
  const { data: icps = [] } = useQuery(icpsQuery);
  if (icps.length === 0) return null;
  const options = [
    { label: t('log.anyIcp'), value: '' },
    ...icps.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <Select label={t('log.icp')} options={options} value={value} onValueChange={onChange} />;
}

/** Asks which channel of an ICP led to a result, once the ICP has channels. */
export function ChannelChoice({ icpId, value, onChange }: ChoiceProps & { icpId: string }) {
  const { t } = useTranslation('results');
  const { data } = useQuery({ ...channelsQuery(icpId), enabled: icpId !== '' });
  const channels = icpId === '' ? [] : (data?.channels ?? []);
  if (channels.length === 0) return null;
  const options = [
    { label: t('log.anyChannel'), value: '' },
    ...channels.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Select label={t('log.channel')} options={options} value={value} onValueChange={onChange} />
  );
}
