import type { ChannelList } from '#lib/channels/queries.ts';

export function Insights({ insights }: Pick<ChannelList, 'insights'>) {
  return (
    <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {insights.map(({ title, text }) => (
        <li
          key={title}
          className="grid content-start gap-1 self-start border-mind/60 border-l-2 pl-4"
        >
          <h3 className="font-semibold">{title}</h3>
          <p className="max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
