import { WordSet } from '../text/words.ts';

/**
 * Words of ordinary and technical language: a text of these words only is never a short form of a vendor's name
 * (docs/rules.md#resolver). Otherwise `free` would mean the one vendor whose name starts with it. Exact names still
 * match.
 */
export const ORDINARY_WORDS = new WordSet(
  `
able about above academy accelerate accelerator accepts access account accounts across action actions activate
activation activations active activities activity add added address addresses adds adjustable admin ads advanced
advertising adverts advice after afterwards again against agent agents agile aimed alert alerting alerts alias aliases
alike all allow allowance allowances allowed allows almost along already also alternative alternatives although always
among analysis analytics and animation animations annotation announced annual anonymous another answering answers any
anycast anyone anything apart api apis app application applications applies apply appointments approved apps are
around arrive articles ask asked asks assemble asset assets assignments assist assistant attached attachments
attendees attribution audience audio audit audits augment auth authentication authorization automated automates
automatic automatically automation automations available avatars back backend background backgrounds backups badges
bakery balancer bandwidth bank banners base based basic batch batches because become been before begin behalf behind
being below beneath benefits beside best beta better between beyond biases billed billing bills binary bindings block
blocks blog board boards bookings bookmark bookmarks bot both bots box branches branding brave breached bridge bright
bring brings broadcasts broken broker browse browser browsers brushes bug build builder builders building builds built
bulk bundle bundled business businesses but cache cached caches caching cal calendar call called calling calls
campaigns can cannot cap capped caps captain capture captures card cards carousel carries carry cases cast casts
catalogue cdn ceiling certificate certificates challenges champ change changed changes channel channels characters
charge charged charges chart charts chat chats cheap cheaper cheapest check checked checker checking checkout checks
checkup chips choice choose chosen circle city claim claimed claiming clarity classes clean clear clever cli click
clicks client clients clockwork clone close cloud clouds club cluster cms code codebase codes coding collaboration
collaborators collection collections color colors colour colours com come comes comet command commands comment
commenters comments commerce commercial commercially commits common communication community companies company compare
comparing comparison compatible compile completing completions complex compliance compliant component components
compulsory compute computer computers computing concurrent config configuration confirms connect connected connection
connections connector connects consistent console consumer contact contacts container containers content contents
context contract contributors control controls conversations conversion conversions convert converter cookies
coordinates copied copies copy core corporate cost costs could count counted counter countries country counts courses
cover coverage covered covering covers crawls create created creates credentials credit credits cron crypto css css3
csv curated currencies currency current custom customer customers customisation customised cut cycles daily dark dash
dashboard dashboards data database databases dataset datasets date dates day days dead deal deals debug debugging
debugs decentralised decoding default definitions delayed delete delivered delivers delivery demand dependencies
dependency depending deploy deployed deployment deployments deploys design designer designs desk desktop destination
details detection dev developer developers development device devices devops diagram diagrams did diff different
digital dimensions direct directions directly disappear discount discounted discounts discovery disease disk
disposable distributed dns doc dock docs document documentation documents does dom domain domains done dot down
download downloaded downloads downtime drag draw drawing drawn draws drift drive drives drone drop duck due during
dynamic each early earn earns eclipse ecosystems edit editable edited editing edition editor editors edits effects
egress either elastic element elements else email emails embed embedded embedding embeddings emulator encoding encrypt
encrypted encryption end endpoint endpoints ends engagement engine engines enhancer enough enterprise entirely entries
environment environments epic episodes error errors estimates ethereal even event events ever every everyone
everything except exchange execution executions exercise exif existing exists exit experiments expire expires expiry
explains export exports express extension extensions extra extraction extras eye eyes face fair fake fast faster
faults favicon feature features fee feed feedback feeds fees fetch fetcher few fewer fields file files fill films
filtering filters finance financial find finds fire fireworks first fish fits five fixed fixes flag flags flat flex
float flow flowcharts flows focus folders follow follows font food for forecasts forever forge fork form format
formats formatter former formerly forms forums forward forwarding forwards founders frame framework frameworks fraud
free freedom fresh friends from front frontend full function functions further fusion game games gateway gem generally
generated generates generating generation generations generative generator generators geocoding geolocation geospatial
get gets gif git give given gives glass global goes gone good got gpu gradient gradients graduated graph graphics
great grid group groups guests guided guideline guides had half hand handle handles hands happens hardware has have
headers headless health heart heatmaps held help helps her here hero highlight him his historical history hobby hold
holding holds holistic hook hooks horse host hosted hosting hosts hour hourly hours house how html http https hub
hundred hunter hurricane hybrid iam icon icons idea ideas identities identity idle illustrations image images imitate
implementation import imports improving inbox incident include included includes including indexes indie individuals
inference infrastructure ingested ingestion inline input inside insight insights inspect inspection install installations
installed installer instance instances integration integrations intelligence interactive intercept intercepts
interface interfaces internal internet into introductions investor invitations invite invited inviting invocations
invoices iron isolation issue issues items its itself job jobs join joins json just kanban karma kbps keep keeping
keeps kept key keys keyword keywords kinds kit kits kitten knowledge known lab labels labs lake lambda land landing
language languages large larger last lasting lasts later latest launch law layer layers layout layouts lead
leaderboards leaked learn learning least leaving left legal lemon less lessons let lets level levels lever libraries library
licence licensed life lift light like limit limited limiting limits line lines link linked links list listening lists
lite little live lives load loader loads local locales localhost locally location locations log logging logic login
logins logo logs long longer look looking looks lookup lookups loop lorem lost lot machine machines made mail mailbox
mailboxes main major make maker makes malware manage managed management manager managers manages managing manner
manual many map maps mark market marketing marketplace markets masks match matching maxim may means meant measures
media meet meeting meetings member members membership memory mesh message messages messaging metadata metered metrics
micro micropayments microservices might milestones million mind mine miner minimum mint minute minutes mirror mobile
mock mocking mocks mockup mockups mode model models modes module modules monetization money monitor monitoring
monitors monkey month monthly months moon more most motion moved much multi multiplayer music must mutant name named
native natural nearest need needed needs neither net network networks never new news newsletters next nice ninja
ninjas nobody node nodes none nor not note notebook notebooks notes nothing notifications notifies nova now null
number numbers object objects observability observatory ocean ocr off offer offered offers offline often old older
onboarding once one ones online only onto open opened opens operations optimisation optimizer option optional options
orbit order orders ordinary org organisation original other others otherwise our out outdoor outgoing output outreach
outside over overage own pack package packages page pages paid pair palettes pane panel pantone paper parallel
parameters pareto part participants partner parts pass passes passkeys password passwordless passwords past paste path
patterns paused pay paying payload payment payments pays pdf peak peers people per performance perhaps perks permanent
permanently persistent person personal phase phone phones photo photos pick picked picture pictures pipeline pipelines
pixel pizza place places plain plan planet planned planning plans platform platforms play player playground plug
plugin plugins plus png pocket podcasts point points poker policies policy popular port portal position post postal
posts power practice premium preset preview previews price prices pricing priorities prism privacy private privately
pro problems processed processes processing produce product production products professional program programme
programmer programming progress project projects prompt prompts properties prospect protection proto prototypes
prototyping provided provider providers proxies proxy public publish published pull pulls pulse push put puts qualify
quality quant queried queries query question questions queue queues quick quite quizzes quota quotas quoted rabbit
radar rain raised raises random range rate rates rather ray reach reachable reached reaches read reading readings
reads ready real realm realtime reasoning rec receipts receive receives recognition recommendations record recorded
recording recordings records red redirect redirection redirects reference refreshed regex region regions register
registered registering registration registry regression relationships relay release relic reminders remote removed
renamer rendering renewed replay replays replies repo report reporting reports repos repositories repository request
requested requests require required requires research researchers residential resize resolve resources respects
response responses responsive rest restricted result results resume retained retention retries retrospectives returns
revenue reverse review reviews revision ring risk river road robot roles rooms root roughly round route routes routing
row rows rule rules run runners running runs runtime sales samba same sandbox sandboxes sauce save saved saving scale
scales scan scanner scanning scans schedule scheduled schedules scheduling schema schemas science scores scrap scraper
scrapes scraping screen screens screensharing screenshot screenshots script scripts scrollbar sdk search searches
searching seat seats second seconds secret secrets secure securely security see sees segment segments sell semantic
send sending sends sense sent separate separately series serve served server serverless servers serves service
services session sessions set sets settings setup several shadow shall shape shapes share shared shares sharing she
sheet sheets shell shield shields shift shine ship ships shop shopping short should show shows showtime side sight
sign signal signatures signed signing signs signup signups silicon silver similar simple since single site sites size
sketches skips sky sleep slow small smart sms snap snapshots snippet snippets snitch social soft software sold some
someone something sometimes soon sorting source sources space spam spans spark speaks speech speed spend spending
spent spike split spot spots spread spreadsheet spring sprint sql square squash squeezy ssl stack stacks staff stage
stamen standard standards star start started starting starts startup startups static station stations statistics
status stay stays steel steps sticky still stitch stock stocks stone stop stops storage store stored stores stories
storm straight stream streaming streams street strings strong structured student students studio style styling sub
subdomain subdomains submission submissions submitted subscribers subscription subscriptions successful such
suggestions suite suited suits summaries sun super supersonic supply support supported supports surge survey surveys
svg sweet switch switched sync synced syncs syntax synthetic system systems tab table tables tag tags take taken takes
taking talk tap target targets task tasks tax taxi teacher teachers team teams tech technical telemetry temp template
templates tempo ten tenants tent terminal terms test tester testing tests text than that the their them themes
themselves then theory there these they this those though thousand threads three through throughout throwaway
thumbnail thunder thus ticket tide tier tiger tiles till time timer times tiny together toggle token tokens tomorrow
too tool toolbox tools top total touch toward towards tower town traces tracing track tracked tracker tracking tracks
traffic trail train training transaction transactional transactions transfer transfers transformations transforms
translation translations tree trial trigger triggers true trust ttl tube tuned tunnel tunnels turbo turn turns twice
twin two type types ultra unattended under understands unicorn union unique unit units unity universal unless unlike
unlimited unmetered until update updates upload uploaded uploading uploads upon uptime usable usage use used user
users uses usual utility uuid val valid validating validation validator valley vault vector vectors vendor venture
vera verifications verifies verify version versioned versions versus vertex very via video videos view viewer viewers
viewing views virtual visitor visitors visits visual visually voice volume volumes vpn vulnerabilities waitlist waking
wall want wants warehouse warning warp was watch watches water watermark wave way weather web webhook webhooks
webscraping website websites week weekly weeks weights well were what whatever wheel when where whether which
whichever while whiteboard who whole wholly whom whose why wide widget wiki wild will wind window wing wire wise with
within without wolf wonder wood word words work workers workflow workflows working works workspace workspaces world
worldwide worth would write writes writing written www xml yard year yearly years yellow yet you your yours yourself
zap zebra zen zero zone zones zoom
`,
);
