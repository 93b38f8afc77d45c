import type { ServerResponse } from 'node:http';
import { beginStream, chunksOf, sendJson, tokensOf } from './chat.ts';
import { type ProviderRequest, schemaIn, textOf } from './request.ts';

/** Parses a request of Anthropic's messages protocol. */
export function parseMessagesRequest(
  path: string,
  headers: ProviderRequest['headers'],
  body: ProviderRequest['body'],
): ProviderRequest {
  const system = textOf(body.system);
  const messages = body.messages.map((one: { role: string; content: unknown }) => ({
    role: one.role,
    content: textOf(one.content),
  }));
  return {
    path,
    headers,
    body,
    system,
    messages,
    stream: body.stream === true,
    schema: schemaIn(system),
  };
}

/** Sends a valid answer of Anthropic's messages protocol; objects are sent as tool use. */
export function sendMessage(res: ServerResponse, request: ProviderRequest, text: string): void {
  const [tool] = request.body.tools ?? [];
  const usage = { input_tokens: tokensOf(request.system), output_tokens: tokensOf(text) };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'loopback' };
  if (!request.stream) {
    const content = tool
      ? [{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: JSON.parse(text) }]
      : [{ type: 'text', text }];
    const stop_reason = tool ? 'tool_use' : 'end_turn';
    sendJson(res, { ...message, content, stop_reason, stop_sequence: null, usage });
    return;
  }
  beginStream(res);
  const sendEvent = (type: string, value: object) => {
    res.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`);
  };
  sendEvent('message_start', { message: { ...message, content: [], stop_reason: null, usage } });
  sendEvent('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  for (const chunk of chunksOf(text)) {
    sendEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text: chunk } });
  }
  sendEvent('content_block_stop', { index: 0 });
  sendEvent('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage });
  sendEvent('message_stop', {});
  res.end();
}
