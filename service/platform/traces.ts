import { AsyncLocalStorage } from 'node:async_hooks';
import type { TracingChannel } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type Attributes,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from './config.ts';
import { jobChannel, type Log, statementChannel } from './log.ts';

type TraceSettings = NonNullable<Config['traces']>;

export interface Traces {
  /** Starts the span of a request: `within` runs the code that belongs to it, `end` records the response status. */
  readonly request: (method: string, route: string, headers: IncomingHttpHeaders) => TracedRequest;
  /** Sends the remaining spans, or gives up after two seconds. */
  readonly close: () => Promise<void>;
}

export interface TracedRequest {
  readonly within: (work: () => void) => void;
  readonly end: (status: number) => void;
}

/**
 * Sends a span for every request, job and statement to the endpoint in the standard variables of OpenTelemetry, by OTLP
 * over HTTP as JSON. A request is recorded by its route pattern and a statement by its text without values, so no
 * personal data is sent.
 */
export function openTraces({ serviceName, sampler, ratio, everyMs }: TraceSettings, log: Log): Traces {
  const quiet = () => {};
  const warn = (message: string) => log.warn({ problem: message.slice(0, 500) }, 'traces do not arrive');
  diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: samplers[sampler](ratio),
    // the exporter reads the address, the headers and the timeout from their variables itself
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: everyMs })],
  });
  const tracer = provider.getTracer('padharo');
  const propagator = new W3CTraceContextPropagator();
  const around = new AsyncLocalStorage<Span>();

  /** Makes a span for each event of a channel; what happens within becomes part of it. */
  function listen<Event extends object>(
    channel: TracingChannel<unknown, Event>,
    begin: (event: Event, parent: Span | undefined) => Span | undefined,
  ): void {
    const spans = new WeakMap<Event, Span>();
    const noSpan = trace.wrapSpanContext({ traceId: '', spanId: '', traceFlags: 0 });
    channel.start.bindStore(around, (event) => {
      const parent = around.getStore();
      const span = begin(event, parent);
      if (span) spans.set(event, span);
      return span ?? parent ?? noSpan;
    });
    channel.subscribe({
      start: quiet,
      end: quiet,
      asyncStart: quiet,
      error: (event) => spans.get(event)?.setStatus({ code: SpanStatusCode.ERROR }),
      asyncEnd: (event) => spans.get(event)?.end(),
    });
  }
  const beneath = (parent: Span) => trace.setSpan(ROOT_CONTEXT, parent);

  // statements outside of requests and jobs are the site's own housekeeping
  listen(statementChannel, ({ text }, parent) =>
    parent?.isRecording() ? tracer.startSpan(operationOf(text), ofStatement(text), beneath(parent)) : undefined,
  );
  listen(jobChannel, ({ name }) =>
    tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes: { 'padharo.job': name } }, ROOT_CONTEXT),
  );

  return {
    request: (method, route, headers) => {
      const from = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes: Attributes = { 'http.request.method': method, 'http.route': route };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
      return {
        within: (work) => around.run(span, work),
        end: (status) => {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.forceFlush({ timeoutMillis: 2_000 }),
  };
}

const samplers: Readonly<Record<TraceSettings['sampler'], (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/** 'SELECT', 'INSERT', 'BEGIN': the first word. */
const operationOf = (text: string): string => /\w+/.exec(text)?.[0].toUpperCase() ?? 'statement';

const ofStatement = (text: string) => ({
  kind: SpanKind.CLIENT,
  attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operationOf(text), 'db.query.text': text },
});
