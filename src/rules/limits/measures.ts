import type { LimitMeasure } from '../../model/limit.ts';

/** What the amount of a measure is written in. */
export type MeasureKind = 'bytes' | 'count' | 'duration' | 'money' | 'percent';

export interface Measure {
  readonly kind: MeasureKind;
  /** The unit in which amounts are served; null for counts. */
  readonly unit: 'bytes' | 'minutes' | 'hours' | 'days' | '%' | null;
  /** A flow is used up and renewed: its line has a period or `once`. */
  readonly isFlow: boolean;
  /** A value of its filter, for the documentation. */
  readonly example: string;
  /**
   * Things in the singular, kindred ones parted by commas, groups by semicolons. A thing of a line belongs to the measure
   * of its longest ending that is listed: `monthly active user` is listed, so `daily build user` counts as a `user`.
   */
  readonly things: string;
}

/** What makes a measure of an example and its things. */
const measureIn =
  (kind: MeasureKind, unit: Measure['unit'], isFlow: boolean) =>
  (example: string) =>
  (things: string): Measure => ({ kind, unit, isFlow, example, things });

/** A count that is used up and renewed. */
const flow = measureIn('count', null, true);
/** A count of what is held at one time. */
const stock = measureIn('count', null, false);
/** Bytes that are held at one time. */
const size = measureIn('bytes', 'bytes', false);
/** Bytes that are used up and renewed. */
const transfer = measureIn('bytes', 'bytes', true);
/** Time that is used up and renewed. */
const minutes = measureIn('duration', 'minutes', true);
const hours = measureIn('duration', 'hours', true);
/** How long something is kept, and how long it lasts. */
const daysKept = measureIn('duration', 'days', false);
const minutesLong = measureIn('duration', 'minutes', false);

/**
 * The measures of limits with their words: the grammar of lines, the filters, the pages and the reader use this table.
 * Beyond its things, a measure of bytes or time is told by its unit: the same word may be listed once for each kind.
 */
export const MEASURES: Readonly<Record<LimitMeasure, Measure>> = {
  storage: size('10GB')(`storage, storage space, disk, disk space, capacity, storage capacity, disk size, space, ssd,
    hard disk, volume, data stored, stored data, hosted data, data, data size; database, database storage, db
    storage, postgres storage, database space, database size, db size, dataset size, vector storage, index storage,
    document storage; file storage, file, drive, upload storage, asset storage, attachment storage, attachment space,
    personal storage, cloud storage; media storage, media library storage, photo storage, video storage, image
    storage; mailbox, mail, mailbox storage, mailbox size, mail storage; webspace, web space, hosting, hosting space,
    static hosting; object storage, object, blob storage, bucket storage; backup, backup storage; archive, archive
    storage, cold storage; repository, repository storage, repository size, git storage; package storage, package,
    registry, registry storage, container registry, image registry; artifact storage, artifact; build cache, cache,
    cache storage; vault, vault storage; log storage, log data; backend storage, secure storage, encrypted storage`),
  memory: size('512MB')('memory, ram; vram, gpu memory; swap'),
  bandwidth: transfer('100GB/month')(`bandwidth, data transfer, data transfer out, transfer out, data out, bandwidth
    usage, transfer, traffic, egress, outbound data, outbound traffic, outbound transfer, outbound bandwidth,
    outgoing, outgoing traffic, outgoing data, network transfer, network cap, cdn traffic, cdn bandwidth, cdn
    transfer; download; proxy traffic; vpn data`),
  requests: flow('100k/month')(`access operation; service call; tracking call; read unit; write unit; capture; ai
    explanation; ai generation, ai action; compression; validation; request, call, api call, api request, edge
    request, hit; query, search, lookup, search request; invocation, function invocation, function call, function
    execution, execution; operation, command, i/o; read, read operation, document read, key read, class b operation;
    write, write operation, document write, key written, class a operation; delete, document delete, key deleted; row
    read; row written, row write; completion, code completion; prompt; inference; transformation, image
    transformation; conversion, api conversion; screenshot; scrape; verification, authentication, login; prediction`),
  users: stock('10000')(`monthly active user, active user, monthly user, monthly active end user, tracked user,
    monthly tracked user, daily active user, retained user, client monthly active user; registered user; end user,
    app user, external user, client user, identified user, consumer, audience member; visitor profile, profile;
    employee, candidate; student, learner; customer; principal, identity`),
  seats: stock('3')(`user, person, seat, member, team member, teammate, team size, user seat, team seat, login seat,
    workspace member, collaborator; editor, creator; developer, contributor, contributing developer; admin,
    administrator, admin account; agent seat, support agent, operator, host seat`),
  emails: flow('3000/month')(`email, mail, send, email send, sent email, message sent, transactional email, email
    sent, newsletter; received email, incoming email; email credit`),
  messages: flow('1000/month')(`feedback message; feed call; message, chat message; sms, sms message, text message,
    sms notification, text notification; notification, push, push notification; conversation, reply; broadcast`),
  minutes: minutes('500/month')(`load; virtual user; test minute; test, scan; build, build time, build execution,
    build and deploy, ci, ci/cd, pipeline, action, runner, job, deployment, workflow, agent, build minute, ci minute,
    credit minute`),
  compute_hours: hours('100/month')(`codespace; profiling; compute, computing, compute time, cpu, cpu time, vcpu,
    active cpu, core, instance, instance time, machine, vm, virtual machine, dyno, container, execution, execution
    time, runtime, server, database compute, function, cluster, serverless compute; gpu, gpu time, tpu; browser,
    browser time; notebook, dev environment, workspace, sandbox; provisioned memory, memory`),
  projects: stock('3')('project, free project, private project, active project'),
  databases: stock('2')('database, database instance'),
  tokens: flow('1M/month')('token, input token, output token; character; word; ai token'),
  events: flow('10k/month')(`event, tracked event, analytics event; error, exception, crash report, error event,
    crash; log, log line, log entry, log event; span, trace, trace span, transaction trace; observation, unit, log
    unit; data point, datapoint, sample; transaction; audit event; webhook, webhook event; click, tracked click,
    impression; occurrence, item reported`),
  records: stock('10000')(`active row, item kept; stored object; stored log; record, row, entry, item stored;
    searchable message, stored message; stored response, stored submission; document, indexed document; contact,
    subscriber, lead; vector, embedding, vector stored, stored vector; object stored, entity; content entry, data
    entry`),
  credit: measureIn('money', null, false)('5USD/month')('credit, grant, voucher; usage; spend'),
  ingestion: transfer('1GB/month')(`ingestion, ingest, ingested data, data ingest, data ingested, telemetry, data
    imported, data loading, data loaded, data volume, ingest volume, upload, data upload, event; log, log ingestion,
    log volume; trace; metric; profile; data processed, processed data, data processing; query data, data scanned,
    scanned data`),
  file_size: size('25MB')(`file size, upload size, file upload, upload limit, file upload size, single file, single
    file size, file attachment, maximum file size, image size, video size, attachment size, attachment, document
    size, item size, object size, size, payload, message size, request size, response size, build size, app size,
    code size, pdf size`),
  credits: flow('300/month')(`credit, ai credit, api credit, usage credit; neuron; request unit, ru; compute unit,
    browser unit, test unit, point; dbu; coin, spark, pulse`),
  visits: flow('5000/month')(`visit, page view, view, web visit; visitor, unique visitor, monthly visitor; session,
    user session; session replay, replay, recording, session recording, replay session; heatmap view; map load, load,
    map view`),
  submissions: flow('50/month')(`submission, form submission, entry submitted; response, survey response; signature,
    signature request, document signed; booking; registration, ticket sold; vote`),
  runs: flow('100/month')(`install, test installation; test download; app update; grid start; archived experiment,
    tracked experiment; file converted, converted file; workflow activity; processed page, page processed; rendered
    page; upload, file upload; download; transcript; document generated, generated document; pdf generated, generated
    pdf; save; file renamed, renamed file; image generated, generated image; run, workflow run, task, automation run,
    job, job run, automation, zap task, action, workflow execution, scenario run; build; deployment, deploy; test,
    test run, test result, test execution; scan; check, synthetic check, monitor run; crawl, crawled page, page
    crawled; export, render; analysis, review, pull request review, code review; snapshot, visual snapshot;
    evaluation, score; sync, sync run; import; generation, image generation`),
  sites: stock('3')(`site, website, web site, static site; app, application, web app, private app; page, landing
    page; status page; store; blog; service, web service; property; widget`),
  domains: stock('1')(`domain, custom domain, domain name, zone, dns zone, hosted zone; subdomain, hostname, host
    name; certificate, ssl certificate`),
  monitors: stock('10')(`monitored site, monitored website, monitored page, monitored web page; monitor, uptime
    monitor, check monitored, url monitored, monitored url; cron monitor, heartbeat; host, server monitored, node
    monitored`),
  connections: stock('100')(`concurrent connection, connection, realtime connection, peer connection, peak
    connection, simultaneous connection; concurrent build, parallel build, parallel job, concurrent job, concurrent
    run, concurrency; concurrent session, parallel session, parallel test; concurrent request, concurrent user,
    virtual user, concurrent task, concurrent stream; concurrent participant`),
  devices: stock('3')(`device, linked device, endpoint device, computer, machine; server, node, agent, vm, virtual
    machine, instance, container, droplet, vps; sensor; mobile device; phone`),
  media_minutes: minutes('60/month')(`mqtt session, client session; delivery, delivered video minute; webrtc; agent
    session; audio; video; recording; transcription, transcribed audio, speech to text; speech, text to speech,
    generated audio; dubbing; voice, call, phone call, talk time; meeting, conversation, video call; participant;
    streaming, video streaming, streamed video, delivered video, video delivery, live video, viewing, playback;
    music, listening; rendering, generated video; video encoding, encoding; translation`),
  retention: daysKept('7d')(`message retention, message history, chat history, search history, message archive;
    retention, data retention, data, storage period, retention period, data history; log retention, log, log storage,
    log history; trace retention, trace; event retention, event, event history; metric, metric retention; history;
    version history, page history, file history, change history, revision history, document history; analytics,
    analytics retention, analytics history, report history, lookback; archive; backup, backup retention, backup
    history, snapshot retention, restore, point-in-time restore, recovery, point-in-time recovery, pitr, restore
    window, history window, time travel; trash; recordings kept`),
  duration: minutesLong('30min')(`container lifetime; data delay; email support; confirmation interval; environment
    lifetime, server lifetime; database lifetime; discount length; free maintenance, maintenance, support; duration,
    length, meeting length, call length, recording length, video length, session length, build length, run length,
    session, timeout, time limit, execution limit, job length, test length, clip, track length, group meeting, group
    call, group video call; check interval, check, interval, monitoring interval, refresh interval, polling interval,
    polling time, check frequency, monitoring frequency, update frequency, sync frequency, sync interval, update
    interval, update time, schedule interval, frequency, resolution; idle time, inactivity, sleep, idle timeout;
    trial, free trial; free use, free period, access, use, credit validity, validity, service, plan, subscription,
    membership, programme; lifetime, expiry, link lifetime, address lifetime, delay, response time, cooldown`),
  discount: measureIn('percent', '%', false)('50')(
    'discount, off; cashback; revenue share, fee, commission, rate; sampling',
  ),
  other: stock('10')(`content type; content object; automatic fix; lesson; pen, public pen; connection source,
    destination; spawn; cloud provider; container registry; release group; sequence; secret version; dynamic record;
    top-level group; installed app, app version; labelbox unit, billing unit; custom field; vault item; talktrack;
    dot; sandbox; development domain; mock server; stored login, login stored, password entry; repl; workbook;
    connected account; workflow deployed, deployed workflow; region; power-up; published version; annotation unit;
    snap; story, content story; preview url; machine-to-machine token, machine token; access token; sso connection,
    saml connection; scim connection; remote session; host-hour; container-hour; pixel; processing unit; skip;
    envelope; toggle; habit; to-do task; managed resource; type, kind; unlisted scan; block; revenue, tracked
    revenue, managed spend; resource; pull, image pull; community; yep; staff member, staff; service type, type of
    service; technician; feature; environment; repository, private repository, public repository; form; integration;
    board; file; note; key; alias, email alias, address; template; team; item; workspace, organisation, account,
    space; api, endpoint; password, secret, passkey; language, locale; model; url, link; channel; component; field;
    dashboard; experiment; mailbox, inbox; collection; schedule, on-call schedule; cron job, scheduled job, cron
    trigger; string; survey; list; cpu, vcpu, core, ocpu; table; provider; card; rule; meeting; order; pdf; report;
    group; version; series; network; issue, ticket; asset; image; question; participant, attendee; line; chart;
    dataset; pipeline; calendar; photo; diagram; level; product; cluster; installation; source; room; reminder;
    notebook; step; translation; mockup; video; index; alert, alarm, alert contact; stack; package; heatmap; goal;
    feed; cloud; base; route; stream; metric, custom metric; sheet; realm; queue; doc; segment; fix; registry;
    tenant; change; share, file share; receipt; draft; invoice; detection; label; delivery; recipient, recipient
    address; applet; forward; highlight; number, phone number; tunnel; translator; workflow, scenario, zap, flow;
    icon; bucket; activity; style; map; relationship; branch, preview branch; cu, acu; chain; assignment; timesheet;
    policy; feature flag, flag; console; codebase; worker; wall; datasource, data source; retrospective; runner,
    self-hosted runner; subscription; client; tag; dimension; persona; val; waitlist; location; peer; target;
    campaign; payment; manual; static ip, ip address, ip; function, edge function, serverless function; namespace;
    topic; partition; backup; tool, mcp server; connector; course; license, licence; event type, booking page; mcp
    call; saved view; column; variable; bot, chatbot; load balancer; gateway; permission; role; webhook endpoint;
    audience; funnel; map style; dns record; filter; canvas, artboard; whiteboard; mind map; character voice, voice;
    post, social post, scheduled post; test case; test suite; release; pull request, merge request; device type;
    runbook; responder; escalation policy; product listing, listing; favourite; saved search; sprint; qr code, code;
    huddle; station; retry; viewer, guest, commenter`),
};
