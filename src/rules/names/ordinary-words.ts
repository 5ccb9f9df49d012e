import { WordSet } from '../text/words.ts';

/**
 * Words of ordinary and technical language: a text of these words only is never a short form of a vendor's name
 * (docs/rules.md#resolver). Otherwise `free` would mean the one vendor whose name starts with it. Exact names still
 * match.
 */
export const ORDINARY_WORDS = new WordSet(
  `
able about above academy accelerate accelerator accepts access account across action actions activate activation
activations active activity add address adjustable admin ads advanced advertising adverts advice after afterwards again
against agent agile aimed alert alias alike all allow allowance almost along already also alternative although always
among analysis analytics and animation annotation announced annual anonymous another answering answers any anycast
anyone anything apart api apis app application apply appointments approved apps are around arrive articles ask assemble
asset assignments assist assistant attached attachments attendees attribution audience audio audit augment auth
authentication authorization automated automates automatic automatically automation available avatars back backend
background backups badges bakery balancer bandwidth bank banners base basic batch because become been before begin
behalf behind being below beneath benefits beside best beta better between beyond biases bill billed billing bills
binary bindings block blocks blog board bookings bookmark bot both bots box branches branding brave breached bridge
bright bring broadcasts broken broker browse browser brushes budget bug build builder built bulk bundle business but
cache cal calendar call campaigns can cannot cap capped captain capture card carousel carry cases cast casts catalogue
cdn ceiling certificate challenges champ change channel characters charge chart charts chat cheap cheaper cheapest check
checker checkout checkup chips choice choose chosen circle city claim clarity classes clean clear clever cli click
client clockwork clone close cloud club cluster cms code codebase codes collaboration collaborators collection color
colors colour com come comet command comment commenters commerce commercial commercially commits common communication
community company compare comparison compatible compile completing completions complex compliance compliant component
compulsory compute computer concurrent config configuration confirms connect connection connector consistent console
consumer contact container content context contract contributors control conversations conversion convert converter
cookies coordinates copied copy core corporate cost could count counter countries country courses cover coverage crawls
create credentials credit cron crypto css css3 csv curated currency current custom customer customisation customised cut
cycles daily dark dash dashboard data database dataset date day dead deal debug debugging decentralised decoding default
definitions delayed delete delivered delivers delivery demand dependency depending deploy deployment design designer
desk desktop destination details detection dev developer developers development device devops diagram did diff different
digital dimensions direct directions directly disappear discount discovery disease disk disposable distributed dns doc
dock docs document documentation does dom domain done dot down download downtime drag draw drawn drift drive drone drop
duck due during dynamic each early earn eclipse ecosystems edit editable edition editor effects egress either elastic
element elements else email embed embedded embedding emulator encoding encrypt encryption end endpoint engagement engine
enhancer enough enterprise entirely entries environment epic episodes error estimates ethereal even event ever every
everyone everything except exchange execution exercise exif existing exists exit experiments expire expiry explains
export express extension extra extraction eye eyes face fair fake fast faster faults favicon feature fee feed feedback
fetch fetcher few fewer fields file fill films filtering filters finance financial find fire fireworks first fish fits
five fixed fixes flag flags flat flex float flow flowcharts flows focus folders follow font food for forecasts forever
forge fork form format formatter former formerly forms forums forward founders frame framework fraud free freedom fresh
friends from front frontend full function functions further fusion game gateway gem generally generated generates
generating generation generative generator geocoding geolocation geospatial get gif git give given glass global goes
gone good got gpu gradient graduated graph graphics great grid group guests guided guideline guides had half hand handle
happens hardware has have headers headless health heart heatmaps held help her here hero highlight him his historical
history hobby hold holistic home hook horse host hosted hosting hour hourly house how html http hub hundred hunter
hurricane hybrid iam icon icons idea identity idle illustrations image imitate implementation import improving inbox
incident include indexes indie individuals inference infrastructure ingested ingestion inline input inside insight
inspect inspection install installations installer instance integration intelligence interactive intercept interface
internal internet into introductions investor invitations invite invocations invoices iron isolation issue items its
itself job join json just kanban karma kbps keep kept key keyword keywords kinds kit kitten knowledge known lab labels
labs lake lambda land landing language large larger last later latest launch law layer layout lead leaderboards leaked
learn least leaving left legal lemon less lessons let level lever libraries library licence licensed life lift light
like limit line link list listening lite little live load loader local localhost locally location log logging logic
login logo logs long longer look lookup loop lorem lost lot machine machines made mail mailbox main major make maker
malware manage management manager manner manual many map maps mark market marketplace masks match maxim may means meant
measures media meet meeting member membership memory mesh message metadata metered metrics micro micropayments
microservices might milestones million mind mine miner minimum mint minute mirror mobile mock mockup mode model models
module monetization money monitor monitoring monkey month monthly moon more most motion moved much multi multiplayer
music must mutant name native natural nearest need neither net network never new news newsletters next nice ninja ninjas
nobody node none nor not note notebook notes nothing notifications notifies nova now null number object objects
observability observatory ocean ocr off offer offline often old older onboarding once one online only onto open
operations optimisation optimizer option optional orbit order ordinary org organisation original other otherwise our out
outdoor outgoing output outreach outside over overage own pack package page pages paid pair palettes pane panel pantone
paper parallel parameters pareto part participants partner pass passkeys password passwordless passwords past paste path
patterns paused pay payload payment pdf peak peers people per performance perhaps perks permanent permanently persistent
person personal phase phone photo photos pick picture pipeline pipelines pixel pizza place plain plan planet planned
planning platform play player playground plug plugin plus png pocket podcasts point poker policy popular port portal
position post postal power practice premium preset preview price priorities prism privacy private privately pro problems
processed processes processing produce product production professional program programme programmer progress project
projects prompt properties prospect protection proto prototypes prototyping provided provider proxy public publish pull
pulse push put qualify quality quant queried query question queue queues quick quite quizzes quota quoted rabbit radar
rain raised raises random range rate rates rather ray reach reachable read ready real realm realtime reasoning rec
receipts receive recognition recommendations record red redirect redirection reference refreshed regex region register
registration registry regression relationships relay release relic reminders remote removed renamer rendering renewed
replay replies repo report repository request require research researchers residential resize resolve resources respects
response responsive rest restricted result resume retained retention retries retrospectives returns revenue reverse
review revision ring risk river road robot roles rooms root roughly round route routing row rule run runner runners
running runtime sales samba same sandbox sandboxes sauce save scale scan scanner scanning schedule schema science scores
scrap scraper screen screensharing screenshot screenshots script scrollbar sdk search seat second secret secrets secure
securely security see segment sell semantic send sense sent separate separately series serve server serverless service
services session set settings setup several shadow shall shape share she sheet shell shield shields shift shine ship
shop shopping short should show showtime side sight sign signal signatures signup silicon silver similar simple since
single site sites size sketches skips sky sleep slow small smart sms snap snapshots snippet snippets snitch social soft
software sold some someone something sometimes soon sorting source space spam spans spark speaks speech speed spend
spent spike split spot spread spreadsheet spring sprint sprints sql square squash squeezy ssl stack staff stage stamen
standard star start startup startups static station statistics status stay steel steps sticky still stitch stock stone
stop storage store stories storm straight stream street strings strong structured student students studio style sub
subdomain submission submitted subscribers subscription subscriptions successful such suggestions suite suits summaries
sun super supersonic supply support surge survey svg sweet switch sync syntax synthetic system systems tab table tag
take taken talk tap target task tasks tax taxi teacher team teams tech technical telemetry temp template templates tempo
ten tenants tent terminal terms test tester text than that the their them themselves then theory there these they this
those though thousand threads three through throughout throwaway thumbnail thunder thus ticket tide tier tiger tiles
till time timer tiny together toggle token tomorrow too tool toolbox tools top total touch toward tower town traces
tracing track tracker traffic trail train training transaction transactional transfer transformations transforms
translation tree trial trigger true trust ttl tube tuned tunnel turbo turn twice twin two type ultra unattended under
understands unicorn union unique unit unity universal unless unlike unlimited unmetered until update upload upon uptime
usable usage use user usual utility uuid val valid validating validation validator valley vault vector vendor venture
vera verifications verify version versus vertex very via video view viewer virtual visitor visits visual visually voice
volume vpn vulnerabilities waitlist waking wall want warehouse warning warp was watch water watermark wave way weather
web webhook webscraping website week weekly weights well were what whatever wheel when where whether which whichever
while whiteboard who whole wholly whom whose why wide widget wiki wild will wind window wing wire wise with within
without wolf wonder wood word work workers workflow workflows workspace world worldwide worth would write written www
xml yard year yearly yellow yet you your yourself zap zebra zen zero zone zoom
`,
);
