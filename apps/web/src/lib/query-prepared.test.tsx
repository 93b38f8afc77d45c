import { queryOptions, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startQuery } from './query-client.ts';
import { forgetPrepared, preparedFor, prepareQueryClient } from './query-prepared.ts';
import { QueryScope } from './query-scope.tsx';

function setUp() {
  const queryFn = vi.fn(async () => `answer ${queryFn.mock.calls.length}`);
  return { query: queryOptions({ queryKey: ['answer'], queryFn, staleTime: 0 }), queryFn };
}

type Query = ReturnType<typeof setUp>['query'];

const Answer = ({ query }: { query: Query }) => <p>{useQuery(query).data ?? 'pending'}</p>;

const show = (userId: string, query: Query | null) => (
  <QueryScope userId={userId}>{query && <Answer query={query} />}</QueryScope>
);

async function preparedAnswer(query: Query) {
  const client = prepareQueryClient('ana');
  startQuery(client, query);
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBe('answer 1'));
  return client;
}

const laterTask = () => new Promise((resolve) => setTimeout(resolve));

describe('a prepared query client', () => {
  afterEach(forgetPrepared);

  it('shows the answer that arrived before the first render, without a second request', async () => {
    const { query, queryFn } = setUp();
    const client = await preparedAnswer(query);
    render(show('ana', query));
    expect(screen.getByText('answer 1')).toBeVisible();
    expect(client.isFetching()).toBe(0);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('requests the answer again for the next screen', async () => {
    const { query, queryFn } = setUp();
    await preparedAnswer(query);
    const { rerender } = render(show('ana', query));
    await laterTask();
    rerender(show('ana', null));
    rerender(show('ana', query));
    expect(await screen.findByText('answer 2')).toBeVisible();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('is not used for another user, nor for a later session', async () => {
    const { query } = setUp();
    await preparedAnswer(query);
    const { unmount } = render(show('bia', query));
    expect(await screen.findByText('answer 2')).toBeVisible();
    unmount();
    expect(preparedFor('ana')).toBeNull();
    render(show('ana', query));
    expect(await screen.findByText('answer 3')).toBeVisible();
  });
});
