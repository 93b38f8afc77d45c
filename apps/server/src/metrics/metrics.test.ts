import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files } from '../paths.ts';
import { activeIcp, newIcp, waitForGeneration } from '../testing/icps.ts';
import { useServer } from '../testing/server.ts';

describe('Metrics', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const metrics = async () => (await server.asOperator().get('/metrics')).text;

  it('returns 401 without the operator token, and the Prometheus text format with it', async () => {
    const seller = await server.newSeller();
    expect((await server.asNobody().get('/metrics')).status).toBe(401);
    expect((await seller.get('/metrics')).status).toBe(401);
    const { status, headers } = await server.asOperator().get('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
  });

  it('label requests by route pattern, not by ids in the path', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const id = await newIcp(seller);
    await other.put(`/api/icp/${id}`, { name: 'Meu' });
    const text = await metrics();
    expect(text).toContain(
      'salesai_http_request_seconds_count{method="PUT",route="/api/icp/:id",status="404"} 1',
    );
    expect(text).not.toContain(id);
  });

  it('count the outcomes of generations', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const { statusId } = (await seller.post('/api/acquisition-channels/generate', { icpId })).json;
    await waitForGeneration(seller, statusId);
    const text = await metrics();
    expect(text).toContain('route="/api/acquisition-channels/status/:statusId",status="200"');
    for (const job of ['icpProfile', 'channelPlan']) {
      expect(text).toContain(
        `salesai_generation_seconds_count{job="${job}",engine="embedded",outcome="ok"}`,
      );
    }
  });

  it('include connections, event loop lag, queues, maintenance and memory', async () => {
    const text = await metrics();
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

  it('are exactly those of the dashboard', async () => {
    const dashboard = readFileSync(join(files.root, 'deploy', 'grafana', 'dashboard.json'), 'utf8');
    const shown = namesIn(dashboard, /\b(salesai_\w+?)(?:_bucket|_count|_sum)?\b/g);
    const exported = namesIn(await metrics(), /^# TYPE (\w+)/gm);
    expect([...shown].filter((name) => !exported.has(name))).toEqual([]);
    const ours = [...exported].filter((name) => !/^salesai_(process|nodejs)_/.test(name));
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
  });
});

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
