import type { ServerResponse } from 'node:http';
import { beginStream, piecesOf, sendJson, tokensOf } from './chat.ts';
import { type Asked, schemaIn, textOf } from './request.ts';

/** What a request in Anthropic's messages protocol says. */
export function readMessages(path: string, headers: Asked['headers'], body: Asked['body']): Asked {
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

/** A good answer of Anthropic's messages protocol; an object goes through the tool that asks for it. */
export function sendMessage(res: ServerResponse, asked: Asked, text: string): void {
  const [tool] = asked.body.tools ?? [];
  const usage = { input_tokens: tokensOf(asked.system), output_tokens: tokensOf(text) };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'loopback' };
  if (!asked.stream) {
    const content = tool
      ? [{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: JSON.parse(text) }]
      : [{ type: 'text', text }];
    const stop_reason = tool ? 'tool_use' : 'end_turn';
    sendJson(res, { ...message, content, stop_reason, stop_sequence: null, usage });
    return;
  }
  beginStream(res);
  const tell = (type: string, value: object) => {
    res.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`);
  };
  tell('message_start', { message: { ...message, content: [], stop_reason: null, usage } });
  tell('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  for (const piece of piecesOf(text)) {
    tell('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } });
  }
  tell('content_block_stop', { index: 0 });
  tell('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage });
  tell('message_stop', {});
  res.end();
}
