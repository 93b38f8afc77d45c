import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files } from '../paths.ts';
import { activeIcp, newIcp, waitForGeneration } from '../testing/icps.ts';
import { useServer } from '../testing/server.ts';

describe('What a node counts about itself', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const figures = async () => (await server.asOperator().get('/metrics')).text;

  it('is for the operator alone, in the text form of Prometheus', async () => {
    const seller = await server.newSeller();
    expect((await server.asNobody().get('/metrics')).status).toBe(401);
    expect((await seller.get('/metrics')).status).toBe(401);
    const { status, headers } = await server.asOperator().get('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
  });

  it('names requests by their pattern, never by the things in their path', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const id = await newIcp(seller);
    await other.put(`/api/icp/${id}`, { name: 'Meu' });
    const text = await figures();
    expect(text).toContain(
      'salesai_http_request_seconds_count{method="PUT",route="/api/icp/:id",status="404"} 1',
    );
    expect(text).not.toContain(id);
  });

  it('tells how generations ended', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const { statusId } = (await seller.post('/api/acquisition-channels/generate', { icpId })).json;
    await waitForGeneration(seller, statusId);
    const text = await figures();
    expect(text).toContain('route="/api/acquisition-channels/status/:statusId",status="200"');
    for (const job of ['icpProfile', 'channelPlan']) {
      expect(text).toContain(
        `salesai_generation_seconds_count{job="${job}",engine="embedded",outcome="ok"}`,
      );
    }
  });

  it('holds what an operator asks when something is slow', async () => {
    const text = await figures();
    for (const name of [
      'salesai_database_connections{state="waiting"}',
      'salesai_nodejs_eventloop_lag_p99_seconds',
      'salesai_queue_jobs',
      'salesai_queue_oldest_seconds',
      'salesai_upkeep_last_success_timestamp_seconds',
      'salesai_process_resident_memory_bytes',
    ]) {
      expect(text).toContain(name);
    }
  });

  it('is what the dashboard shows: nothing else, and nothing of ours left out', async () => {
    const dashboard = readFileSync(join(files.root, 'deploy', 'grafana', 'dashboard.json'), 'utf8');
    const shown = namesIn(dashboard, /\b(salesai_\w+?)(?:_bucket|_count|_sum)?\b/g);
    const counted = namesIn(await figures(), /^# TYPE (\w+)/gm);
    expect([...shown].filter((name) => !counted.has(name))).toEqual([]);
    const ours = [...counted].filter((name) => !/^salesai_(process|nodejs)_/.test(name));
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
  });
});

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
