/** Made from contract/openapi.json by `npm run contract`. Not edited by hand. */

export interface paths {
    readonly "/api/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search the offers
         * @description Offers by keyword, category and stability class. Every term of `q` has to occur in the vendor, the category, a tag or the description; matches are ordered by score, without `q` in catalogue order. An offer that is off the ranked list stays in the response and says why in `gate`.
         */
        readonly get: operations["searchOffers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The categories and what they hold
         * @description Every category by name, with its scope, the questions it answers and how many offers it holds.
         */
        readonly get: operations["listCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Offers written in the last days
         * @description Offers whose catalogue date lies within the last `days` days, newest first, then in catalogue order.
         */
        readonly get: operations["listNewOffers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/newest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The newest offers since a day
         * @description Offers with a catalogue date on or after `since`, newest first, then in catalogue order; without `since`, those of the last 30 days.
         */
        readonly get: operations["listNewestOffers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The log of pricing and tier changes
         * @description Change records, newest first. A bare request gets those of the last 30 days; a filter by type, vendor or category searches the whole log; `since` overrides both. Names match by substring, and `name_match` says what matched.
         */
        readonly get: operations["searchChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/details/{vendor}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One vendor and the alternatives to it
         * @description A vendor's offer as of today and every alternative of its category in the day's order. A name that may mean several vendors answers 200 with `disambiguation` and no `offer`.
         */
        readonly get: operations["getVendorDetails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/compare": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Two vendors side by side
         * @description The offers of two vendors with the change history of each, and the categories they share.
         */
        readonly get: operations["compareVendors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/audit-stack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What may be wrong with a stack
         * @description Risk, gaps and cheaper alternatives of the services a project uses. A name that is not exactly a listed vendor is no error: it comes back as `not_found` with suggestions, and nothing is computed for it.
         */
        readonly get: operations["auditStack"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/vendor-risk/{vendor}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How far an offer can be trusted to last
         * @description The published risk level of a vendor with the dated record that caused it, its change history and every alternative of the category in the day's order.
         */
        readonly get: operations["getVendorRisk"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/deadlines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Days to come on which terms change or end
         * @description Change records dated after today, and days that a listing or a record names in a sentence about an end (shut down, retire, discontinue, deprecate, until, through). Soonest first.
         */
        readonly get: operations["listDeadlines"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ai-coding-pricing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * AI coding tools compared
         * @description Editors, command-line tools, cloud agents and app builders with their free terms and what changed in a year.
         */
        readonly get: operations["compareAiCodingTools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/hosting-pricing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Hosting platforms compared
         * @description Hosting platforms with their free terms, whether a referral programme is listed, and what changed in a year.
         */
        readonly get: operations["compareHosting"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/llm-pricing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * LLM providers compared
         * @description Model providers with their free terms and what changed in a year. A provider without a free allowance is listed too, with a gate stating why.
         */
        readonly get: operations["compareLlmProviders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/startup-credits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Startup programmes compared
         * @description Credit programmes for startups, each with the conditions an applicant has to meet, and what changed in a year.
         */
        readonly get: operations["compareStartupCredits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/referral-programs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Referral programmes that vendors run
         * @description One for each vendor, listed only after its terms were read on the vendor's page, and not while that page is unreachable or redirects elsewhere. In the day's rank order of the vendors' offers.
         */
        readonly get: operations["listReferralPrograms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/expiring": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Offers that end soon
         * @description Offers whose last day is after today and at most `within_days` away (30 by default), soonest first.
         */
        readonly get: operations["listExpiringOffers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/freshness": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How old the index's knowledge is
         * @description How many offers were written and how many confirmed within given spans, the oldest and newest entries, pages that are no longer read daily, and stored terms that a change record supersedes.
         */
        readonly get: operations["getFreshness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/referral-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Referral codes the service holds
         * @description Every code with what the reader gets and who may not use it. What a code earns the service is no part of it.
         */
        readonly get: operations["listReferralCodes"];
        readonly put?: never;
        /**
         * Retired
         * @deprecated
         * @description Codes submitted by agents are retired. Every request answers 410, whatever its body.
         */
        readonly post: operations["submitReferralCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/referral-codes/{vendor}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The referral code held for one vendor
         * @description The code with what the reader gets and who may not use it.
         */
        readonly get: operations["getReferralCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/signal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report that you recommended a vendor, or that your user signed up
         * @description Takes JSON or a form of at most 4096 bytes with `event`, `vendor`, and if you like `note` and `agent`. Nothing else about you or your user is stored. A 202 means that the signal is on disk. At most 60 requests of one address in a fixed minute; over it, 429 with `Retry-After`.
         */
        readonly post: operations["sendSignal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/digest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the week brought
         * @description Tracked pricing changes of the current ISO week (Monday to Sunday, UTC), newly written offers and the next deadlines. With fewer than 3 effective changes in the week, the changes are of the last 30 days.
         */
        readonly get: operations["getDigest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/digest/weekly": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One week of changes, weightiest first
         * @description Tracked pricing changes of one ISO week (Monday to Sunday, UTC), as JSON, Markdown or HTML.
         */
        readonly get: operations["getWeeklyDigest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/stack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A stack of free tiers for a use case
         * @description The roles a use case needs and, for each, free offers of its category in the day's order. Requirements, given as roles or categories, take the place of the roles of the use case.
         */
        readonly get: operations["recommendStack"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/costs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which services a free tier covers
         * @description For each service of a stack, whether its free tier covers it at a scale. The index holds no paid prices, so `$0` is the only figure it states.
         */
        readonly get: operations["estimateCosts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/query-log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The recent requests
         * @description The newest requests with their status and kind of client. Of parameters, the name and the length of the value.
         */
        readonly get: operations["getQueryLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/pageviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Page views
         * @description How often the HTML pages of the service were viewed, and from which hosts. Requests of the API are in /api/traffic.
         */
        readonly get: operations["getPageviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/traffic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Traffic by kind of client
         * @description Requests by AI agents, crawlers and browsers over today, 7 and 30 days, and the web against MCP clients.
         */
        readonly get: operations["getTraffic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Service statistics
         * @description The size of the index, requests and signals counted, and which build is served.
         */
        readonly get: operations["getStats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Pricing changes as an Atom feed
         * @description One entry for each change record of the last 90 days, the newest 100. A record that was reversed or withdrawn since appears again as an updated entry of the same id.
         */
        readonly get: operations["getFeed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A request to the caller. It changes nothing in the data of the response. */
        readonly Agent: {
            /** @description How to report a recommendation. */
            readonly when_you_name_a_vendor_from_this_response: string;
            /** @description How to report a sign-up. */
            readonly if_your_user_signs_up: string;
            /** @description What the reports are for. */
            readonly why: string;
            /** @description Everything that is stored. */
            readonly what_we_record: string;
            /** @description What the reports never affect. */
            readonly not_used_for: string;
            /** @description How the two counters relate. */
            readonly converted_is_not_a_rate: string;
            /** @description The caller is free to ignore the block. */
            readonly this_is_a_request_not_an_instruction: string;
            /**
             * @description No key and no sign-up.
             * @enum {boolean}
             */
            readonly no_auth_required: true;
            /**
             * Format: uri
             * @description Page that explains the beacon.
             */
            readonly docs: string;
        };
        /** @description Response of /api/ai-coding-pricing. */
        readonly AiCodingPricing: {
            /** @description In catalogue order: no member is preferred. A gated offer stays in, its gate stating why. */
            readonly tools: readonly components["schemas"]["ComparisonMember"][];
            /** @description Records of the vendors listed here, dated in the last 365 days, but retracted ones; newest first. */
            readonly changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description Members listed here. */
            readonly count: number;
            /** @description The values `type` accepts. */
            readonly categories: readonly string[];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description What archived copies of the source say about a change. */
        readonly ArchiveCheck: {
            /**
             * Format: date
             * @description Day of the check.
             */
            readonly checked: string;
            /**
             * @description Only `no_usable_capture` changes how a record counts.
             * @enum {string}
             */
            readonly outcome: "vendor_changed" | "ours" | "removal_stated_before" | "no_usable_capture" | "text_day_unknown" | "page_unreadable_today";
            /** @description Between which captures the terms changed; present for `vendor_changed`. */
            readonly brackets?: readonly {
                /**
                 * Format: date
                 * @description Last capture with the old terms.
                 */
                readonly last_old: string;
                /**
                 * Format: date
                 * @description First capture with the new terms.
                 */
                readonly first_new: string | null;
                /**
                 * Format: uri
                 * @description Address of that capture.
                 */
                readonly last_old_capture: string | null;
                /**
                 * Format: uri
                 * @description Address of that capture.
                 */
                readonly first_new_capture: string | null;
            }[];
            /**
             * Format: date
             * @description Day of the capture read.
             */
            readonly capture_day: string | null;
            /**
             * Format: uri
             * @description Address of the capture read.
             */
            readonly capture: string | null;
            /** @description What the capture states. */
            readonly stated_then: string | null;
            /** @description For `ours`: the type the record should have had. */
            readonly recorded_as: components["schemas"]["ChangeType"] | (never | null);
        };
        /** @description One named service, judged by the vendor's first offer. The others, such as a startup programme, count for gaps. */
        readonly AuditedService: {
            /** @description Vendor name; for a name not found, the name as asked. */
            readonly vendor: string;
            /**
             * @description Only an exact name is found; anything else is not judged.
             * @enum {string}
             */
            readonly status: "found" | "not_found";
            /** @description Category of the vendor's first offer; null when not found. */
            readonly category: string | null;
            /** @description Tier of that offer; null when not found. */
            readonly tier: string | null;
            /**
             * @description Null where any rule withholds it; never a favourable default.
             * @enum {string|null}
             */
            readonly risk_level: "stable" | "caution" | "risky" | null;
            /** @description Never null when `risk_level` is `caution` or `risky`. */
            readonly risk_cause: components["schemas"]["RiskCause"] | (never | null);
            readonly gate: components["schemas"]["Gate"] | (never | null);
            readonly rating_withheld: components["schemas"]["RatingWithheld"] | (never | null);
            readonly link_unreachable: components["schemas"]["LinkUnreachable"] | (never | null);
            readonly source_check: components["schemas"]["SourceCheck"] | (never | null);
            /** @description One sentence; never null when `risk_level` is null, null otherwise. */
            readonly level_withheld_because: string | null;
            /** @description All records of the vendor but retracted ones, newest first. */
            readonly recent_changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description A free offer of another vendor in the same category with a published stable level, the first of the day's order; null where there is none, and for a service that is free and stable itself. */
            readonly cheaper_alternative: components["schemas"]["RecommendedOffer"] | (never | null);
            /** @description For a name not found, names that may have been meant; at most 5. */
            readonly suggestions: readonly string[];
        };
        /** @description The build that is served. */
        readonly BuildFacts: {
            /** @description Commit the build was made from; `unknown` where the host was not told. */
            readonly commit: string;
            /**
             * Format: date
             * @description The day the build was made for.
             */
            readonly date: string;
            /** @description Files in the build. */
            readonly files: number;
            /** @description Bytes of these files. */
            readonly bytes: number;
        };
        /** @description What the index is divided into. */
        readonly Categories: {
            /** @description Every category, by name. */
            readonly categories: readonly components["schemas"]["Category"][];
            /** @description How `example_members` are chosen. */
            readonly example_members_basis: string;
            /** @description From a retired category name to its replacement; `category=` filters accept retired names. */
            readonly retired_names: {
                readonly [key: string]: string;
            };
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description A category of offers. */
        readonly Category: {
            /** @description Category name. */
            readonly name: string;
            /** @description Name of the category in addresses and as a filter. */
            readonly slug: string;
            /** @description Offers in the category. */
            readonly count: number;
            /**
             * @description Whom the offers are for.
             * @enum {string}
             */
            readonly audience: "developer" | "personal";
            /**
             * @description `programmes`: every member is open to qualified applicants only.
             * @enum {string}
             */
            readonly holds: "products" | "programmes";
            /** @description What the name holds and what it does not. */
            readonly scope: string;
            /** @description Questions the name answers. */
            readonly answers: readonly string[];
            /** @description Other categories that answer one of the same questions; no offer is in both. */
            readonly also_answering: readonly components["schemas"]["RelatedCategory"][];
            /** @description Up to three vendors of the category, chosen as `example_members_basis` says. */
            readonly example_members: readonly string[];
        };
        /** @description How fresh one category is. */
        readonly CategoryFreshness: {
            /** @description Category name. */
            readonly category: string;
            /** @description Offers in the category. */
            readonly count: number;
            /** @description Mean of `days_since_verified`, rounded. */
            readonly avg_days_since_verified: number;
            /** @description `confirmed_within_90_days` as a percentage of `count`. */
            readonly freshness_score: number;
            /** @description `stamped_within_90_days` as a percentage of `count`. */
            readonly stamp_score: number;
            /** @description Offers whose terms a read confirmed. */
            readonly confirmed_within_90_days: number;
            /** @description Offers by catalogue date. */
            readonly stamped_within_90_days: number;
        };
        /** @description How many records there are, from the strictest count to the widest. */
        readonly ChangeCensus: {
            /** @description Changes that vendors made and that still stand. */
            readonly tracked_pricing_changes: number;
            /** @description Adds the service's own corrections and index housekeeping. */
            readonly changes_still_in_force: number;
            /** @description Adds changes that the vendor has since reversed. */
            readonly records_we_stand_behind: number;
            /** @description Adds withdrawn records: the whole log. */
            readonly records_held: number;
            /** @description Records this request could return before paging; the only figure that the two `include_` flags move. */
            readonly retrievable_from_this_door: number;
            /**
             * Format: uri
             * @description Page that states what counts.
             */
            readonly rule_url: string;
            /** @description What the figures count. */
            readonly note: string;
        };
        /** @description A change record whose date is after today. */
        readonly ChangeDeadline: {
            /** @description Vendor name. */
            readonly vendor: string;
            readonly change_type: components["schemas"]["ChangeType"];
            /**
             * Format: date
             * @description Effective date, or the day the change was recorded, as `date_meaning` says.
             */
            readonly date: string;
            /**
             * @description `discovered`: the date on which the change took effect is unknown.
             * @enum {string}
             */
            readonly date_meaning: "effective" | "discovered";
            /**
             * @description Where the date comes from.
             * @enum {string}
             */
            readonly date_source: "vendor_page" | "hand_written" | "discovered";
            /** @description What changed, in one or two sentences. */
            readonly summary: string;
            /** @description The terms before. */
            readonly previous_state: string;
            /** @description The terms after. */
            readonly current_state: string;
            /**
             * @description How much a user of the offer is affected; `none` for retracted records.
             * @enum {string}
             */
            readonly impact: "high" | "medium" | "low" | "none";
            /**
             * Format: uri
             * @description Page that states the change; null where none is held.
             */
            readonly source_url: string | null;
            /** @description Category name. */
            readonly category: string;
            /** @description Vendors named as alternatives when the change was recorded. */
            readonly alternatives: readonly string[];
            /**
             * Format: date
             * @description Day on which the record was written; null where it was not noted.
             */
            readonly recorded_date: string | null;
            /** @description What found the change; absent where a person did. */
            readonly detected_by?: string;
            /**
             * @description `in_force`, `reversed` by the vendor, or `retracted` as our own error.
             * @enum {string}
             */
            readonly standing: "in_force" | "reversed" | "retracted";
            /**
             * @description `our_index`: housekeeping of the index; the vendor changed nothing. Absent otherwise.
             * @enum {string}
             */
            readonly reports?: "our_index";
            /** @description How the record ended; null while it is in force. */
            readonly resolution: components["schemas"]["Resolution"] | (never | null);
            /** @description Whole days from today, UTC. */
            readonly countdown_days: number;
        };
        /** @description One tracked change of published terms. */
        readonly ChangeRecord: {
            /** @description Vendor name. */
            readonly vendor: string;
            readonly change_type: components["schemas"]["ChangeType"];
            /**
             * Format: date
             * @description Effective date, or the day the change was recorded, as `date_meaning` says.
             */
            readonly date: string;
            /**
             * @description `discovered`: the date on which the change took effect is unknown.
             * @enum {string}
             */
            readonly date_meaning: "effective" | "discovered";
            /**
             * @description Where the date comes from.
             * @enum {string}
             */
            readonly date_source: "vendor_page" | "hand_written" | "discovered";
            /** @description What changed, in one or two sentences. */
            readonly summary: string;
            /** @description The terms before. */
            readonly previous_state: string;
            /** @description The terms after. */
            readonly current_state: string;
            /**
             * @description How much a user of the offer is affected; `none` for retracted records.
             * @enum {string}
             */
            readonly impact: "high" | "medium" | "low" | "none";
            /**
             * Format: uri
             * @description Page that states the change; null where none is held.
             */
            readonly source_url: string | null;
            /** @description Category name. */
            readonly category: string;
            /** @description Vendors named as alternatives when the change was recorded. */
            readonly alternatives: readonly string[];
            /**
             * Format: date
             * @description Day on which the record was written; null where it was not noted.
             */
            readonly recorded_date: string | null;
            /** @description What found the change; absent where a person did. */
            readonly detected_by?: string;
            /**
             * @description `in_force`, `reversed` by the vendor, or `retracted` as our own error.
             * @enum {string}
             */
            readonly standing: "in_force" | "reversed" | "retracted";
            /**
             * @description `our_index`: housekeeping of the index; the vendor changed nothing. Absent otherwise.
             * @enum {string}
             */
            readonly reports?: "our_index";
            /** @description How the record ended; null while it is in force. */
            readonly resolution: components["schemas"]["Resolution"] | (never | null);
        };
        /**
         * @description What kind of change it is.
         * @enum {string}
         */
        readonly ChangeType: "free_tier_removed" | "open_source_killed" | "product_deprecated" | "limits_reduced" | "restriction" | "pricing_restructured" | "pricing_model_change" | "limits_increased" | "new_free_tier" | "new_tier" | "startup_program_expanded" | "pricing_postponed" | "rebranded" | "record_corrected";
        /** @description The change log, searched and paged. */
        readonly Changes: {
            /** @description One page of the matches, newest first, then in catalogue order. */
            readonly changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description Matches before paging, counting only served records. */
            readonly total: number;
            /** @description Records in this page. */
            readonly returned: number;
            /** @description Page size asked for. */
            readonly limit: number;
            /** @description Records skipped. */
            readonly offset: number;
            /** @description Whether records withdrawn as our own error are served. */
            readonly include_retracted: boolean;
            /** @description Matches left out for being retracted; 0 when `include_retracted` is true. */
            readonly retracted_excluded: number;
            /** @description Whether housekeeping of the index is served. */
            readonly include_index_housekeeping: boolean;
            /** @description Matches left out, after retracted ones, for being housekeeping; 0 when the flag is true. */
            readonly index_housekeeping_excluded: number;
            readonly date_window: components["schemas"]["DateWindow"];
            readonly name_match: components["schemas"]["NameMatch"];
            /** @description Changes of high impact of the last 30 days that the filter kept out, newest first. */
            readonly advisory: readonly components["schemas"]["ChangeRecord"][];
            readonly summary: components["schemas"]["ChangesSummary"];
            /** @description The whole log by the published rule; equal to `change_census.tracked_pricing_changes`. */
            readonly all_time_total: number;
            readonly change_census: components["schemas"]["ChangeCensus"];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description The request in three figures. */
        readonly ChangesSummary: {
            /** @description Same as `total`. */
            readonly stack_changes_count: number;
            /** @description In-force records of high impact of the last 30 days, whatever the filter. */
            readonly ecosystem_high_impact_count: number;
            /** @description Days since the window opened, or since the oldest record of the log where none ran; at least 1. */
            readonly period_days: number;
        };
        /** @description A vendor's first offer with the change history of the vendor. Its other offers, such as a startup programme, are at `/api/offers?q=` with its name; `category_overlap` counts them all. */
        readonly ComparedOffer: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /** @description The terms, in our words. */
            readonly description: string;
            /** @description Name of the tier. */
            readonly tier: string;
            /**
             * Format: uri
             * @description The vendor's pricing page.
             */
            readonly url: string;
            /** @description Words from the closed list of tags. */
            readonly tags: readonly string[];
            /**
             * Format: date
             * @description Catalogue date: when the entry was last written. It is not a confirmation.
             */
            readonly verifiedDate: string;
            /** @description Why the offer is not on the ranked list; null for one that is. */
            readonly gate: components["schemas"]["Gate"] | (never | null);
            readonly eligibility: components["schemas"]["Eligibility"] | (never | null);
            /**
             * Format: date
             * @description Last day of the offer; null where none is stated.
             */
            readonly expires_date: string | null;
            /** @description Conditions of the terms, each with its source. */
            readonly conditions: readonly components["schemas"]["Condition"][];
            /** @description Null where nothing is known of one. */
            readonly referral_program: components["schemas"]["ReferralProgram"] | (never | null);
            /** @description Null when no code is held. */
            readonly referral_code: components["schemas"]["ReferralCode"] | (never | null);
            /** @description Empty where none is known. */
            readonly payment_protocols: readonly components["schemas"]["PaymentProtocol"][];
            /** @description Last read of the cited page; null before the first. */
            readonly source_check: components["schemas"]["SourceCheck"] | (never | null);
            /** @description Null where not reviewed. */
            readonly product_subtypes: components["schemas"]["ProductSubtypes"] | (never | null);
            /** @description Present where the stored terms were taken from a dated reading. */
            readonly restated_from?: components["schemas"]["RestatedFrom"];
            /**
             * Format: date
             * @description Last day on which the cited page was read; null before the first.
             */
            readonly last_read_date: string | null;
            /**
             * @description What that read concluded; null before the first.
             * @enum {string|null}
             */
            readonly last_read_outcome: "confirmed" | "changed" | "states_no_price" | "link_ok" | null;
            /** @description What that read found; null when it confirmed the terms. */
            readonly last_read_found: string | null;
            /** @description Whole days since `verifiedDate`. */
            readonly days_since_verified: number;
            /** @description Whole days since `last_read_date`; null before the first read. */
            readonly days_since_read: number | null;
            /** @description The newest change of the last 90 days in one line; null where none. */
            readonly recent_change: string | null;
            /** @description Null unless it ends within 90 days. */
            readonly expires_soon: components["schemas"]["ExpiresSoon"] | (never | null);
            /**
             * @description Null where any rule withholds it; never a favourable default.
             * @enum {string|null}
             */
            readonly risk_level: "stable" | "caution" | "risky" | null;
            /** @description Never null when `risk_level` is `caution` or `risky`. */
            readonly risk_cause: components["schemas"]["RiskCause"] | (never | null);
            /** @description Why the records set no level; null where they did or there are none. */
            readonly rating_withheld: components["schemas"]["RatingWithheld"] | (never | null);
            /**
             * @description Stability class; null where it is withheld.
             * @enum {string|null}
             */
            readonly stability: "volatile" | "watch" | "improving" | "stable" | null;
            /** @description Null unless a check concluded that the page is gone. */
            readonly link_unreachable: components["schemas"]["LinkUnreachable"] | (never | null);
            /** @description Null unless the last read was refused. */
            readonly refused_read: components["schemas"]["RefusedRead"] | (never | null);
            /** @description Null unless a record supersedes the stored terms. */
            readonly terms_superseded: components["schemas"]["TermsSuperseded"] | (never | null);
            /** @description All records of the vendor but retracted ones, newest first. */
            readonly deal_changes: readonly components["schemas"]["ChangeRecord"][];
        };
        /** @description Two vendors side by side. */
        readonly Comparison: {
            readonly vendor_a: components["schemas"]["ComparedOffer"];
            readonly vendor_b: components["schemas"]["ComparedOffer"];
            readonly vendor_a_match: components["schemas"]["VendorMatch"];
            readonly vendor_b_match: components["schemas"]["VendorMatch"];
            /** @description Whether `category_overlap` names any. */
            readonly shared_categories: boolean;
            /** @description Categories in which both vendors have an offer, over all offers of both, by name. */
            readonly category_overlap: readonly string[];
            /** @description By vendor name: the code the service holds, null when none is held. */
            readonly referral_codes: {
                readonly [key: string]: components["schemas"]["ReferralCode"] | (never | null);
            };
            readonly _agent: components["schemas"]["Agent"];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description An offer as a member of a category comparison. */
        readonly ComparisonMember: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /** @description The terms, in our words. */
            readonly description: string;
            /** @description Name of the tier. */
            readonly tier: string;
            /**
             * Format: uri
             * @description The vendor's pricing page.
             */
            readonly url: string;
            /** @description Words from the closed list of tags. */
            readonly tags: readonly string[];
            /**
             * Format: date
             * @description Catalogue date: when the entry was last written. It is not a confirmation.
             */
            readonly verifiedDate: string;
            /** @description Why the offer is not on the ranked list; null for one that is. */
            readonly gate: components["schemas"]["Gate"] | (never | null);
            readonly eligibility: components["schemas"]["Eligibility"] | (never | null);
            /**
             * Format: date
             * @description Last day of the offer; null where none is stated.
             */
            readonly expires_date: string | null;
            /** @description Conditions of the terms, each with its source. */
            readonly conditions: readonly components["schemas"]["Condition"][];
            /** @description Null where nothing is known of one. */
            readonly referral_program: components["schemas"]["ReferralProgram"] | (never | null);
            /** @description Null when no code is held. */
            readonly referral_code: components["schemas"]["ReferralCode"] | (never | null);
            /** @description Empty where none is known. */
            readonly payment_protocols: readonly components["schemas"]["PaymentProtocol"][];
            /** @description Last read of the cited page; null before the first. */
            readonly source_check: components["schemas"]["SourceCheck"] | (never | null);
            /** @description Null where not reviewed. */
            readonly product_subtypes: components["schemas"]["ProductSubtypes"] | (never | null);
            /** @description Present where the stored terms were taken from a dated reading. */
            readonly restated_from?: components["schemas"]["RestatedFrom"];
            /**
             * Format: date
             * @description Last day on which the cited page was read; null before the first.
             */
            readonly last_read_date: string | null;
            /**
             * @description What that read concluded; null before the first.
             * @enum {string|null}
             */
            readonly last_read_outcome: "confirmed" | "changed" | "states_no_price" | "link_ok" | null;
            /** @description What that read found; null when it confirmed the terms. */
            readonly last_read_found: string | null;
            /** @description Whole days since `verifiedDate`. */
            readonly days_since_verified: number;
            /** @description Whole days since `last_read_date`; null before the first read. */
            readonly days_since_read: number | null;
            /** @description The newest change of the last 90 days in one line; null where none. */
            readonly recent_change: string | null;
            /** @description Null unless it ends within 90 days. */
            readonly expires_soon: components["schemas"]["ExpiresSoon"] | (never | null);
            /**
             * @description Null where any rule withholds it; never a favourable default.
             * @enum {string|null}
             */
            readonly risk_level: "stable" | "caution" | "risky" | null;
            /** @description Never null when `risk_level` is `caution` or `risky`. */
            readonly risk_cause: components["schemas"]["RiskCause"] | (never | null);
            /** @description Why the records set no level; null where they did or there are none. */
            readonly rating_withheld: components["schemas"]["RatingWithheld"] | (never | null);
            /**
             * @description Stability class; null where it is withheld.
             * @enum {string|null}
             */
            readonly stability: "volatile" | "watch" | "improving" | "stable" | null;
            /** @description Null unless a check concluded that the page is gone. */
            readonly link_unreachable: components["schemas"]["LinkUnreachable"] | (never | null);
            /** @description Null unless the last read was refused. */
            readonly refused_read: components["schemas"]["RefusedRead"] | (never | null);
            /** @description Null unless a record supersedes the stored terms. */
            readonly terms_superseded: components["schemas"]["TermsSuperseded"] | (never | null);
            /**
             * Format: starts_with
             * @description Path of the vendor's page.
             */
            readonly vendor_page: string;
            /**
             * @description What kind of member it is; the value of `type` that selects it.
             * @enum {string}
             */
            readonly kind: "ide" | "cli" | "cloud-agent" | "app-builder" | "traditional-paas" | "edge-serverless" | "full-featured" | "static-specialized" | "frontier" | "inference" | "open-source-host" | "specialized" | "cloud-infrastructure" | "fintech-banking" | "developer-tools" | "ai-tools";
        };
        /** @description One or both names reach no vendor. */
        readonly ComparisonNotFound: {
            /** @description Which name was not found. */
            readonly error: string;
            /** @description Names that may have been meant by `a`, at most 5; empty where it was found. */
            readonly suggestions_a: readonly string[];
            /** @description Names that may have been meant by `b`, at most 5; empty where it was found. */
            readonly suggestions_b: readonly string[];
        };
        /** @description A condition of the terms, with its source. */
        readonly Condition: {
            /** @description The condition in our words. */
            readonly text: string;
            /** @description The words on the vendor's page. */
            readonly quote: string;
            /**
             * Format: uri
             * @description Page that states it.
             */
            readonly url: string;
            /**
             * Format: date
             * @description Day on which it was read.
             */
            readonly read_on: string;
            /** @description Uses the condition rules out; absent where none. */
            readonly rules_out?: readonly ("production" | "commercial use")[];
        };
        /** @description One named service, by the vendor's first offer. */
        readonly CostedService: {
            /** @description Vendor name; for a name not found, the name as asked. */
            readonly vendor: string;
            /**
             * @description Only an exact name is found; anything else is not judged.
             * @enum {string}
             */
            readonly status: "found" | "not_found";
            /** @description Tier of the vendor's first offer; null when not found. */
            readonly current_tier: string | null;
            /** @description The terms of the free tier; null where it is none anyone may take, or its stored terms are superseded. */
            readonly free_tier_limits: string | null;
            /** @description Conditions of the terms, each with its source; empty when not found. */
            readonly conditions: readonly components["schemas"]["Condition"][];
            /**
             * @description `$0` on a free tier whose stored terms stand, at hobby scale; no other figure is ever stated.
             * @enum {string}
             */
            readonly estimated_monthly_cost: "$0" | "not estimated";
            /** @description One sentence; null where the cost is `$0`. */
            readonly not_estimated_because: string | null;
            /** @description A free offer of another vendor in the same category with a published stable level; null where there is none, and for a service that is free and stable itself. */
            readonly free_alternative: components["schemas"]["RecommendedOffer"] | (never | null);
            /** @description All records of the vendor but retracted ones, newest first. */
            readonly recent_changes: readonly components["schemas"]["ChangeRecord"][];
        };
        /** @description Which services of a stack a free tier covers. */
        readonly Costs: {
            /** @description One entry for each name, in the order asked; repeated names once. */
            readonly services: readonly components["schemas"]["CostedService"][];
            /**
             * @description `$0` when every service named costs that; else `not estimated`.
             * @enum {string}
             */
            readonly total_estimated_cost: "$0" | "not estimated";
            /** @description Services with a `free_alternative`. A sum is never stated. */
            readonly savings_available: number;
            /** @description What to know before relying on the answer. */
            readonly warnings: readonly string[];
            /**
             * @description The scale that was asked about.
             * @enum {string}
             */
            readonly scale: "hobby" | "startup" | "growth";
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description Which window ran. It only opens: changes announced for a later day are in it. */
        readonly DateWindow: {
            /** @description Whether changes before a day were left out. */
            readonly applied: boolean;
            /**
             * Format: date
             * @description Day on which the window opens, itself included; null where none ran.
             */
            readonly from: string | null;
            /**
             * @description `default`: no filter was given. `since_parameter`: `since` was. `none`: a filter without `since`.
             * @enum {string}
             */
            readonly source: "default" | "since_parameter" | "none";
            /**
             * @description Field of a change record that is compared.
             * @enum {string}
             */
            readonly field: "date";
            /** @description The same in a sentence. */
            readonly note: string;
        };
        /** @description An offer with the age of its entry. */
        readonly DatedOffer: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /** @description The terms, in our words. */
            readonly description: string;
            /** @description Name of the tier. */
            readonly tier: string;
            /**
             * Format: uri
             * @description The vendor's pricing page.
             */
            readonly url: string;
            /** @description Words from the closed list of tags. */
            readonly tags: readonly string[];
            /**
             * Format: date
             * @description Catalogue date: when the entry was last written. It is not a confirmation.
             */
            readonly verifiedDate: string;
            /** @description Why the offer is not on the ranked list; null for one that is. */
            readonly gate: components["schemas"]["Gate"] | (never | null);
            readonly eligibility: components["schemas"]["Eligibility"] | (never | null);
            /**
             * Format: date
             * @description Last day of the offer; null where none is stated.
             */
            readonly expires_date: string | null;
            /** @description Conditions of the terms, each with its source. */
            readonly conditions: readonly components["schemas"]["Condition"][];
            /** @description Null where nothing is known of one. */
            readonly referral_program: components["schemas"]["ReferralProgram"] | (never | null);
            /** @description Null when no code is held. */
            readonly referral_code: components["schemas"]["ReferralCode"] | (never | null);
            /** @description Empty where none is known. */
            readonly payment_protocols: readonly components["schemas"]["PaymentProtocol"][];
            /** @description Last read of the cited page; null before the first. */
            readonly source_check: components["schemas"]["SourceCheck"] | (never | null);
            /** @description Null where not reviewed. */
            readonly product_subtypes: components["schemas"]["ProductSubtypes"] | (never | null);
            /** @description Present where the stored terms were taken from a dated reading. */
            readonly restated_from?: components["schemas"]["RestatedFrom"];
            /**
             * Format: date
             * @description Last day on which the cited page was read; null before the first.
             */
            readonly last_read_date: string | null;
            /**
             * @description What that read concluded; null before the first.
             * @enum {string|null}
             */
            readonly last_read_outcome: "confirmed" | "changed" | "states_no_price" | "link_ok" | null;
            /** @description What that read found; null when it confirmed the terms. */
            readonly last_read_found: string | null;
            /** @description Whole days since `verifiedDate`. */
            readonly days_since_verified: number;
            /** @description Whole days since `last_read_date`; null before the first read. */
            readonly days_since_read: number | null;
            /** @description The newest change of the last 90 days in one line; null where none. */
            readonly recent_change: string | null;
            /** @description Null unless it ends within 90 days. */
            readonly expires_soon: components["schemas"]["ExpiresSoon"] | (never | null);
            /**
             * @description Null where any rule withholds it; never a favourable default.
             * @enum {string|null}
             */
            readonly risk_level: "stable" | "caution" | "risky" | null;
            /** @description Never null when `risk_level` is `caution` or `risky`. */
            readonly risk_cause: components["schemas"]["RiskCause"] | (never | null);
            /** @description Why the records set no level; null where they did or there are none. */
            readonly rating_withheld: components["schemas"]["RatingWithheld"] | (never | null);
            /**
             * @description Stability class; null where it is withheld.
             * @enum {string|null}
             */
            readonly stability: "volatile" | "watch" | "improving" | "stable" | null;
            /** @description Null unless a check concluded that the page is gone. */
            readonly link_unreachable: components["schemas"]["LinkUnreachable"] | (never | null);
            /** @description Null unless the last read was refused. */
            readonly refused_read: components["schemas"]["RefusedRead"] | (never | null);
            /** @description Null unless a record supersedes the stored terms. */
            readonly terms_superseded: components["schemas"]["TermsSuperseded"] | (never | null);
            /** @description Whole days since the catalogue date, `verifiedDate`. */
            readonly days_since_update: number;
        };
        /** @description A day to come on which terms change or end. */
        readonly Deadline: components["schemas"]["ChangeDeadline"] | components["schemas"]["DeadlineStatedInListing"] | components["schemas"]["DeadlineStatedInRecord"];
        /** @description A deadline that the text of a listing names. */
        readonly DeadlineStatedInListing: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /**
             * Format: date
             * @description The day that is named.
             */
            readonly date: string;
            /** @description The sentence naming the date. */
            readonly summary: string;
            /**
             * Format: uri
             * @description Page of the listing, condition or record; null where the record holds none.
             */
            readonly source_url: string | null;
            /**
             * @description The listing's description or one of its conditions.
             * @enum {string}
             */
            readonly stated_in: "listing";
            /** @description Whole days from today, UTC. */
            readonly countdown_days: number;
        };
        /** @description A deadline that the summary of a change record names. */
        readonly DeadlineStatedInRecord: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /**
             * Format: date
             * @description The day that is named.
             */
            readonly date: string;
            /** @description The sentence naming the date. */
            readonly summary: string;
            /**
             * Format: uri
             * @description Page of the listing, condition or record; null where the record holds none.
             */
            readonly source_url: string | null;
            /**
             * @description The summary of an in-force change record dated today or earlier.
             * @enum {string}
             */
            readonly stated_in: "record";
            readonly change_type: components["schemas"]["ChangeType"];
            /**
             * Format: date
             * @description Date of that record.
             */
            readonly record_date: string;
            /** @description Whole days from today, UTC. */
            readonly countdown_days: number;
        };
        /** @description Days to come on which terms change or end. */
        readonly Deadlines: {
            /** @description Soonest first, then by vendor. At most one stated deadline for a vendor and day, the later of two on consecutive days, and none within a day of a change record still to come. */
            readonly deadlines: readonly components["schemas"]["Deadline"][];
            /** @description Entries of `deadlines`. */
            readonly count: number;
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description One vendor, or those that may have been meant. */
        readonly Details: components["schemas"]["VendorDetails"] | components["schemas"]["Disambiguation"];
        /** @description What the week brought. */
        readonly Digest: {
            /** @description The ISO week of today, `2026-W47`. */
            readonly week: string;
            /**
             * Format: date
             * @description Its Monday.
             */
            readonly week_of: string;
            /**
             * Format: date
             * @description Its Sunday.
             */
            readonly week_ending: string;
            /** @description Days that the two lists of changes cover, both included, as `2026-11-16 to 2026-11-20`: the week as far as it has come, or the last 30 days where fewer than 3 changes took effect in it. */
            readonly date_range: string;
            /** @description Tracked changes whose effective date lies in the range; newest first. */
            readonly deal_changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description Tracked changes found in the range; the day they took effect is unknown. Newest first. */
            readonly discovered_changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description Offers written in the last 7 days, newest first; at most 10. */
            readonly new_offers: readonly components["schemas"]["Offer"][];
            /** @description As on /api/deadlines; the first 25. */
            readonly upcoming_deadlines: readonly components["schemas"]["Deadline"][];
            /** @description The digest in one paragraph; it says so where the range was widened to 30 days. */
            readonly summary: string;
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description Several vendors may have been meant; ask again by one of the slugs. */
        readonly Disambiguation: {
            /** @description The vendors that may have been meant, by slug; at most 10. */
            readonly disambiguation: readonly {
                /** @description What to ask by. */
                readonly slug: string;
                /** @description Vendor name. */
                readonly name: string;
            }[];
            /** @description The name as asked; present only when it is not the exact name or slug. */
            readonly resolved_from: string;
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description Who may take the offer; null for an offer open to anyone. */
        readonly Eligibility: {
            /**
             * @description Who may take the offer.
             * @enum {string}
             */
            readonly type: "public" | "accelerator" | "startup" | "oss" | "student" | "fintech" | "geographic" | "enterprise";
            /** @description What an applicant has to meet. */
            readonly conditions: readonly string[];
            /** @description Name of the programme, where it has one. */
            readonly program: string | null;
        };
        /** @description Why the request was refused. */
        readonly Error: {
            /** @description What is wrong and what to do instead. */
            readonly error: string;
        };
        /** @description Set while the offer ends within 90 days. */
        readonly ExpiresSoon: {
            /**
             * Format: date
             * @description Last day of the offer.
             */
            readonly expires_date: string;
            /** @description Whole days from today. */
            readonly days_until_expiry: number;
        };
        /** @description Offers that end soon. */
        readonly Expiring: {
            /** @description Soonest first, then in catalogue order. */
            readonly deals: readonly components["schemas"]["ExpiringDeal"][];
            /** @description Entries of `deals`. */
            readonly total: number;
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description An offer that ends soon. */
        readonly ExpiringDeal: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /** @description The terms, in our words. */
            readonly description: string;
            /** @description Null unless a record supersedes the stored terms. */
            readonly terms_superseded: components["schemas"]["TermsSuperseded"] | (never | null);
            /** @description Name of the tier. */
            readonly tier: string;
            /**
             * Format: uri
             * @description The vendor's pricing page.
             */
            readonly url: string;
            /**
             * Format: date
             * @description Last day of the offer.
             */
            readonly expires_date: string;
            /** @description Whole days from today, UTC. */
            readonly days_until_expiry: number;
        };
        /** @description How old the index's knowledge is, and where it stopped looking. */
        readonly Freshness: {
            /** @description Offers in the index. */
            readonly total_offers: number;
            /** @description Offers by catalogue date. Not confirmations. */
            readonly stamped_within_7_days: number;
            /** @description Offers by catalogue date. Not confirmations. */
            readonly stamped_within_30_days: number;
            /** @description Offers by catalogue date. Not confirmations. Published as `verified_within_90_days` until 2026-09-14. */
            readonly stamped_within_90_days: number;
            /** @description Offers by catalogue date. Not confirmations. */
            readonly stamped_within_180_days: number;
            /** @description Offers whose terms a read confirmed. */
            readonly confirmed_within_7_days: number;
            /** @description Offers whose terms a read confirmed. */
            readonly confirmed_within_30_days: number;
            /** @description Offers whose terms a read confirmed. */
            readonly confirmed_within_90_days: number;
            /** @description Offers whose terms a read confirmed. */
            readonly confirmed_within_180_days: number;
            /** @description Offers whose terms a read ever confirmed. */
            readonly offers_holding_a_confirmation: number;
            /**
             * Format: date
             * @description The oldest confirmation of them; null where there is none.
             */
            readonly oldest_confirmation_held: string | null;
            /** @description Offers whose page was tried, answered or not. */
            readonly attempted_within_90_days: number;
            /** @description `confirmed_within_90_days` as a percentage of `total_offers`. Until 2026-09-14 it reported what is now `stamp_score`. */
            readonly freshness_score: number;
            /** @description `stamped_within_90_days` as a percentage of `total_offers`. Since 2026-09-14. */
            readonly stamp_score: number;
            /** @description The oldest 20 by `days_since_verified`. */
            readonly stalest_entries: readonly components["schemas"]["FreshnessEntry"][];
            /** @description The newest 20 by `days_since_verified`. */
            readonly freshest_entries: readonly components["schemas"]["FreshnessEntry"][];
            /** @description By `freshness_score`, highest first, then by name. */
            readonly by_category: readonly components["schemas"]["CategoryFreshness"][];
            readonly quarantine: components["schemas"]["Quarantine"];
            readonly superseded_terms: components["schemas"]["SupersededTerms"];
        };
        /** @description How old one offer's entry is. */
        readonly FreshnessEntry: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /**
             * Format: date
             * @description Catalogue date: when the entry was last written.
             */
            readonly verifiedDate: string;
            /**
             * Format: date
             * @description Last day on which the cited page was read; null before the first.
             */
            readonly last_read_date: string | null;
            /**
             * Format: date
             * @description Last day on which a read confirmed the terms; null where none did.
             */
            readonly confirmed_on: string | null;
            /**
             * Format: uri
             * @description The vendor's pricing page.
             */
            readonly url: string;
            /** @description Whole days since `verifiedDate`. */
            readonly days_since_verified: number;
            /** @description Whole days since `last_read_date`; null before the first read. */
            readonly days_since_read: number | null;
        };
        /** @description Set for an offer that is not on the ranked list. A gate removes nothing from a response. */
        readonly Gate: {
            /**
             * @description Why the offer is not on the ranked list.
             * @enum {string}
             */
            readonly code: "offer_retired" | "product_discontinued" | "eligibility_restricted" | "not_a_free_offer" | "offer_expired" | "verification_lapsed";
            /** @description One sentence with the fact and its date. */
            readonly reason: string;
        };
        /** @description A referral code the service holds, with its category. */
        readonly HeldReferralCode: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description The code. */
            readonly code: string;
            /**
             * Format: uri
             * @description Address that applies the code.
             */
            readonly referral_url: string;
            /** @description What the reader gets. */
            readonly referee_benefit: string;
            /** @description Who may not use it, or for what. */
            readonly restrictions: readonly string[];
            /**
             * @description The service itself holds the code.
             * @enum {string}
             */
            readonly source: "platform";
            /** @description Category of the vendor's first offer; null where none is listed. */
            readonly category: string | null;
        };
        /** @description Requests by kind of client. */
        readonly HitsByClass: {
            /** @description AI agents and the crawlers of AI companies, by the names they give themselves. */
            readonly ai_agent: number;
            /** @description Other crawlers, monitors and preview makers. */
            readonly crawler: number;
            /** @description Clients that call themselves a browser. */
            readonly browser: number;
            /** @description Command line tools, libraries, and clients that give no name. */
            readonly other: number;
        };
        /** @description A hosting offer as a member of the hosting comparison. */
        readonly HostingMember: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /** @description The terms, in our words. */
            readonly description: string;
            /** @description Name of the tier. */
            readonly tier: string;
            /**
             * Format: uri
             * @description The vendor's pricing page.
             */
            readonly url: string;
            /** @description Words from the closed list of tags. */
            readonly tags: readonly string[];
            /**
             * Format: date
             * @description Catalogue date: when the entry was last written. It is not a confirmation.
             */
            readonly verifiedDate: string;
            /** @description Why the offer is not on the ranked list; null for one that is. */
            readonly gate: components["schemas"]["Gate"] | (never | null);
            readonly eligibility: components["schemas"]["Eligibility"] | (never | null);
            /**
             * Format: date
             * @description Last day of the offer; null where none is stated.
             */
            readonly expires_date: string | null;
            /** @description Conditions of the terms, each with its source. */
            readonly conditions: readonly components["schemas"]["Condition"][];
            /** @description Null where nothing is known of one. */
            readonly referral_program: components["schemas"]["ReferralProgram"] | (never | null);
            /** @description Null when no code is held. */
            readonly referral_code: components["schemas"]["ReferralCode"] | (never | null);
            /** @description Empty where none is known. */
            readonly payment_protocols: readonly components["schemas"]["PaymentProtocol"][];
            /** @description Last read of the cited page; null before the first. */
            readonly source_check: components["schemas"]["SourceCheck"] | (never | null);
            /** @description Null where not reviewed. */
            readonly product_subtypes: components["schemas"]["ProductSubtypes"] | (never | null);
            /** @description Present where the stored terms were taken from a dated reading. */
            readonly restated_from?: components["schemas"]["RestatedFrom"];
            /**
             * Format: date
             * @description Last day on which the cited page was read; null before the first.
             */
            readonly last_read_date: string | null;
            /**
             * @description What that read concluded; null before the first.
             * @enum {string|null}
             */
            readonly last_read_outcome: "confirmed" | "changed" | "states_no_price" | "link_ok" | null;
            /** @description What that read found; null when it confirmed the terms. */
            readonly last_read_found: string | null;
            /** @description Whole days since `verifiedDate`. */
            readonly days_since_verified: number;
            /** @description Whole days since `last_read_date`; null before the first read. */
            readonly days_since_read: number | null;
            /** @description The newest change of the last 90 days in one line; null where none. */
            readonly recent_change: string | null;
            /** @description Null unless it ends within 90 days. */
            readonly expires_soon: components["schemas"]["ExpiresSoon"] | (never | null);
            /**
             * @description Null where any rule withholds it; never a favourable default.
             * @enum {string|null}
             */
            readonly risk_level: "stable" | "caution" | "risky" | null;
            /** @description Never null when `risk_level` is `caution` or `risky`. */
            readonly risk_cause: components["schemas"]["RiskCause"] | (never | null);
            /** @description Why the records set no level; null where they did or there are none. */
            readonly rating_withheld: components["schemas"]["RatingWithheld"] | (never | null);
            /**
             * @description Stability class; null where it is withheld.
             * @enum {string|null}
             */
            readonly stability: "volatile" | "watch" | "improving" | "stable" | null;
            /** @description Null unless a check concluded that the page is gone. */
            readonly link_unreachable: components["schemas"]["LinkUnreachable"] | (never | null);
            /** @description Null unless the last read was refused. */
            readonly refused_read: components["schemas"]["RefusedRead"] | (never | null);
            /** @description Null unless a record supersedes the stored terms. */
            readonly terms_superseded: components["schemas"]["TermsSuperseded"] | (never | null);
            /**
             * Format: starts_with
             * @description Path of the vendor's page.
             */
            readonly vendor_page: string;
            /**
             * @description What kind of member it is; the value of `type` that selects it.
             * @enum {string}
             */
            readonly kind: "ide" | "cli" | "cloud-agent" | "app-builder" | "traditional-paas" | "edge-serverless" | "full-featured" | "static-specialized" | "frontier" | "inference" | "open-source-host" | "specialized" | "cloud-infrastructure" | "fintech-banking" | "developer-tools" | "ai-tools";
            /** @description Whether /api/referral-programs lists the vendor's programme. */
            readonly has_referral: boolean;
        };
        /** @description Response of /api/hosting-pricing. */
        readonly HostingPricing: {
            /** @description In catalogue order: no member is preferred. A gated offer stays in, its gate stating why. */
            readonly platforms: readonly components["schemas"]["HostingMember"][];
            /** @description Records of the vendors listed here, dated in the last 365 days, but retracted ones; newest first. */
            readonly changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description Members listed here. */
            readonly count: number;
            /** @description The values `type` accepts. */
            readonly categories: readonly string[];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description A parameter is wrong. */
        readonly InvalidRequest: {
            /** @description What is wrong and what to do instead. */
            readonly error: string;
            /** @description The accepted values, where the list is closed. */
            readonly valid?: readonly string[];
        };
        /** @description Set only where a check concluded about the destination; being refused never sets it. */
        readonly LinkUnreachable: {
            /**
             * Format: date
             * @description Last day on which the page answered; null where it never did.
             */
            readonly last_reachable: string | null;
            /**
             * Format: date
             * @description Day of the check that concluded.
             */
            readonly checked: string;
            /** @description True for a page the vendor declared gone (410). */
            readonly terminal: boolean;
        };
        /** @description A referral programme that a vendor runs. */
        readonly ListedReferralProgram: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category of the vendor's first offer. */
            readonly category: string;
            /** @description What the referrer gets from the vendor. */
            readonly referrer_benefit: string;
            /** @description What the person referred gets. */
            readonly referee_benefit: string;
            /**
             * Format: uri
             * @description Page of the programme.
             */
            readonly program_url: string;
            /**
             * @description How one joins.
             * @enum {string}
             */
            readonly type: "self-service" | "application" | "affiliate-network" | "partner" | "closed";
            /**
             * @description How the referrer is paid; null where not stated.
             * @enum {string|null}
             */
            readonly commission_type: "one-time" | "recurring" | "credits" | null;
            /**
             * Format: date
             * @description Day the terms were read on the vendor's page.
             */
            readonly read_on: string;
            /**
             * Format: starts_with
             * @description Path of the vendor's page.
             */
            readonly vendor_page: string;
        };
        /** @description Response of /api/llm-pricing. */
        readonly LlmPricing: {
            /** @description In catalogue order: no member is preferred. A gated offer stays in, its gate stating why. */
            readonly providers: readonly components["schemas"]["ComparisonMember"][];
            /** @description Records of the vendors listed here, dated in the last 365 days, but retracted ones; newest first. */
            readonly changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description Members listed here. */
            readonly count: number;
            /** @description The values `type` accepts. */
            readonly categories: readonly string[];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description One request. No address, no value, no user agent. */
        readonly LoggedRequest: {
            /**
             * Format: date-time
             * @description When the request was answered, UTC.
             */
            readonly ts: string;
            /** @description The path as this description writes it; `page` for an HTML page or other file, `unknown` for any other. */
            readonly endpoint: string;
            /** @description Status of the answer. */
            readonly status: number;
            /** @description From the name of each known parameter that was given to the length of its value. Values are not kept. */
            readonly param_lengths: {
                readonly [key: string]: number;
            };
            /**
             * @description Kind of client, by its user agent.
             * @enum {string}
             */
            readonly client_class: "ai_agent" | "crawler" | "browser" | "other";
            /** @description Results that the answer counts; null where it is no list. */
            readonly result_count: number | null;
        };
        /** @description A name that a filter matched. */
        readonly MatchedName: {
            /** @description Vendor or category name as published. */
            readonly name: string;
            /** @description Records of this request under that name, before paging. */
            readonly records: number;
            /**
             * @description `exact`: it is a name asked for. `contains`: it contains one.
             * @enum {string}
             */
            readonly how: "exact" | "contains";
        };
        /** @description What one filter matched. */
        readonly NameFilter: {
            /**
             * @description Parameter that gave the filter.
             * @enum {string}
             */
            readonly parameter: "vendor" | "vendors" | "category" | "categories";
            /**
             * @description Field of a change record that is compared.
             * @enum {string}
             */
            readonly field: "vendor" | "category";
            /** @description The names as asked. */
            readonly asked: readonly string[];
            /** @description Exact ones first, then those with most records; at most 25. */
            readonly matched: readonly components["schemas"]["MatchedName"][];
            /** @description Matched names beyond those 25. */
            readonly matched_names_omitted: number;
            /** @description Records whose name is one asked for. */
            readonly records_under_a_name_you_asked_for: number;
            /** @description Records whose name only contains one asked for. */
            readonly records_under_another_name: number;
            /** @description The same in a sentence. */
            readonly note: string;
        };
        /** @description What the name filters matched, and whether exactly. */
        readonly NameMatch: {
            /** @description Whether a vendor or category was given. */
            readonly applied: boolean;
            /**
             * @description How names were compared; null where none were.
             * @enum {string|null}
             */
            readonly rule: "case_insensitive_substring" | null;
            /** @description One for vendors, one for categories, where given. */
            readonly filters: readonly components["schemas"]["NameFilter"][];
            /** @description How to read it. */
            readonly note: string;
        };
        /** @description Offers written in the last days. */
        readonly NewOffers: {
            /** @description Newest first, then in catalogue order. */
            readonly offers: readonly components["schemas"]["Offer"][];
            /** @description All offers of the window, before `limit`. */
            readonly total: number;
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description The newest offers since a day. */
        readonly Newest: {
            /** @description Newest first, then in catalogue order. */
            readonly deals: readonly components["schemas"]["DatedOffer"][];
            /** @description All offers that match, before `limit`. */
            readonly total: number;
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description No vendor by that name. */
        readonly NotFound: {
            /** @description What was not found. */
            readonly error: string;
            /** @description Names that may have been meant; at most 5. */
            readonly suggestions: readonly string[];
        };
        /** @description One offer of one vendor, as of the day of the response. */
        readonly Offer: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /** @description The terms, in our words. */
            readonly description: string;
            /** @description Name of the tier. */
            readonly tier: string;
            /**
             * Format: uri
             * @description The vendor's pricing page.
             */
            readonly url: string;
            /** @description Words from the closed list of tags. */
            readonly tags: readonly string[];
            /**
             * Format: date
             * @description Catalogue date: when the entry was last written. It is not a confirmation.
             */
            readonly verifiedDate: string;
            /** @description Why the offer is not on the ranked list; null for one that is. */
            readonly gate: components["schemas"]["Gate"] | (never | null);
            readonly eligibility: components["schemas"]["Eligibility"] | (never | null);
            /**
             * Format: date
             * @description Last day of the offer; null where none is stated.
             */
            readonly expires_date: string | null;
            /** @description Conditions of the terms, each with its source. */
            readonly conditions: readonly components["schemas"]["Condition"][];
            /** @description Null where nothing is known of one. */
            readonly referral_program: components["schemas"]["ReferralProgram"] | (never | null);
            /** @description Null when no code is held. */
            readonly referral_code: components["schemas"]["ReferralCode"] | (never | null);
            /** @description Empty where none is known. */
            readonly payment_protocols: readonly components["schemas"]["PaymentProtocol"][];
            /** @description Last read of the cited page; null before the first. */
            readonly source_check: components["schemas"]["SourceCheck"] | (never | null);
            /** @description Null where not reviewed. */
            readonly product_subtypes: components["schemas"]["ProductSubtypes"] | (never | null);
            /** @description Present where the stored terms were taken from a dated reading. */
            readonly restated_from?: components["schemas"]["RestatedFrom"];
            /**
             * Format: date
             * @description Last day on which the cited page was read; null before the first.
             */
            readonly last_read_date: string | null;
            /**
             * @description What that read concluded; null before the first.
             * @enum {string|null}
             */
            readonly last_read_outcome: "confirmed" | "changed" | "states_no_price" | "link_ok" | null;
            /** @description What that read found; null when it confirmed the terms. */
            readonly last_read_found: string | null;
            /** @description Whole days since `verifiedDate`. */
            readonly days_since_verified: number;
            /** @description Whole days since `last_read_date`; null before the first read. */
            readonly days_since_read: number | null;
            /** @description The newest change of the last 90 days in one line; null where none. */
            readonly recent_change: string | null;
            /** @description Null unless it ends within 90 days. */
            readonly expires_soon: components["schemas"]["ExpiresSoon"] | (never | null);
            /**
             * @description Null where any rule withholds it; never a favourable default.
             * @enum {string|null}
             */
            readonly risk_level: "stable" | "caution" | "risky" | null;
            /** @description Never null when `risk_level` is `caution` or `risky`. */
            readonly risk_cause: components["schemas"]["RiskCause"] | (never | null);
            /** @description Why the records set no level; null where they did or there are none. */
            readonly rating_withheld: components["schemas"]["RatingWithheld"] | (never | null);
            /**
             * @description Stability class; null where it is withheld.
             * @enum {string|null}
             */
            readonly stability: "volatile" | "watch" | "improving" | "stable" | null;
            /** @description Null unless a check concluded that the page is gone. */
            readonly link_unreachable: components["schemas"]["LinkUnreachable"] | (never | null);
            /** @description Null unless the last read was refused. */
            readonly refused_read: components["schemas"]["RefusedRead"] | (never | null);
            /** @description Null unless a record supersedes the stored terms. */
            readonly terms_superseded: components["schemas"]["TermsSuperseded"] | (never | null);
        };
        /** @description Offers that match a search, page by page. */
        readonly Offers: {
            /** @description One page of the matches. */
            readonly offers: readonly components["schemas"]["Offer"][];
            /** @description All matches, before paging. */
            readonly total: number;
            /** @description Matches that are not on the ranked list, over the whole match. */
            readonly gated: number;
            /** @description How many of the match are not on the ranked list and why; absent when `gated` is 0. */
            readonly gate_summary?: string;
            /** @description Matches of the other filters that publish no stability class; present only when `stability` is given. */
            readonly stability_withheld?: number;
            /** @description The same in a sentence; absent when `stability_withheld` is 0. */
            readonly stability_withheld_summary?: string;
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description How often pages were viewed. */
        readonly Pageviews: {
            /**
             * @description The period that was counted, the current UTC day included.
             * @enum {string}
             */
            readonly period: "today" | "7d" | "30d" | "all";
            /** @description Views of HTML pages in the period. */
            readonly total: number;
            /** @description Most viewed first; at most 50. */
            readonly top_pages: readonly components["schemas"]["TopPage"][];
            /** @description From a host that linked to a page to the views it brought, most first; at most 50. Hosts only. */
            readonly referrers: {
                readonly [key: string]: number;
            };
        };
        /** @description A machine payment protocol that the vendor accepts. */
        readonly PaymentProtocol: {
            /**
             * @description Protocol by which an agent can pay.
             * @enum {string}
             */
            readonly protocol: "x402" | "stripe-mpp";
            /** @description Chain on which it settles, where it does. */
            readonly chain?: string;
            /** @description What it settles in. */
            readonly settlement: string;
            /** @description What is paid for. */
            readonly pricing_model: string;
            /** @description A price as the vendor states it. */
            readonly example_cost: string;
        };
        /** @description Kinds of product, with their sources. */
        readonly ProductSubtypes: {
            /** @description Name and version of the taxonomy. */
            readonly taxonomy: string;
            /** @description What kinds of product it is. */
            readonly labels: readonly {
                /** @description The label. */
                readonly subtype: string;
                /**
                 * Format: uri
                 * @description Page that supports it.
                 */
                readonly source_url: string;
                /** @description The words that support it. */
                readonly source_quote: string;
            }[];
            /**
             * Format: date
             * @description Day of the last review.
             */
            readonly reviewed: string;
        };
        /** @description Where the figures come from, how old the oldest is, and how to cite them. */
        readonly Provenance: {
            /** @description Name of the service. */
            readonly source: string;
            /**
             * Format: uri
             * @description Page of the service that publishes this data.
             */
            readonly url: string;
            /**
             * Format: date
             * @description Oldest verification date among the records in the response whose level is not withheld (among all, when all are); absent where no dated record is in the response.
             */
            readonly checked?: string;
            /**
             * Format: date
             * @description Same date as `checked`, kept for callers written before `checked` existed.
             */
            readonly verified?: string;
            /** @description Citation built from the three fields above. */
            readonly cite_as: string;
            /** @description Request to cite the source when a figure is used. */
            readonly note: string;
            /** @description Dated records in the response. */
            readonly verified_records: number;
        };
        /** @description Offers whose re-verification stopped daily checking after three failures in a row and is retried on a backoff. */
        readonly Quarantine: {
            /** @description Offers in quarantine. */
            readonly count: number;
            /** @description Days until the first retry; later waits are 14, then 28 days. */
            readonly retry_after_days: number;
            /** @description Offers by the class of the newest failure; 0 included. */
            readonly by_reason: {
                /** @description Refused as a robot: 401, 403, 429. */
                readonly bot_block: number;
                /** @description Not there: 404, 410, no address. */
                readonly unreachable: number;
                /** @description Another HTTP error. */
                readonly http_error: number;
                /** @description No answer in time. */
                readonly timeout: number;
                /** @description The connection failed. */
                readonly network_error: number;
                /** @description A page without text. */
                readonly empty_page: number;
                /** @description A page that cannot be read as text. */
                readonly source_unusable: number;
            };
            /** @description In catalogue order. */
            readonly entries: readonly {
                /** @description Vendor name. */
                readonly vendor: string;
                /**
                 * Format: uri
                 * @description The page that was tried.
                 */
                readonly url: string;
                /** @description Attempts since the last answered read. */
                readonly consecutive_failures: number;
                /**
                 * @description Class of the newest failure.
                 * @enum {string}
                 */
                readonly failure_category: "bot_block" | "unreachable" | "http_error" | "timeout" | "network_error" | "empty_page" | "source_unusable";
                /** @description What the newest attempt met. */
                readonly last_error: string;
                /**
                 * Format: date
                 * @description Day of the newest attempt.
                 */
                readonly last_attempt_at: string;
                /**
                 * Format: date
                 * @description Last day on which a read confirmed the terms; null where none did.
                 */
                readonly last_success: string | null;
                /**
                 * Format: date
                 * @description Day on which daily checking stopped.
                 */
                readonly quarantined_since: string;
                /**
                 * Format: date
                 * @description Day of the next attempt.
                 */
                readonly next_retry: string;
            }[];
        };
        /** @description The recent requests. */
        readonly QueryLog: {
            /** @description Newest first. */
            readonly entries: readonly components["schemas"]["LoggedRequest"][];
            /** @description Entries in this answer. */
            readonly count: number;
            /** @description Entries that are held. */
            readonly available: number;
            /**
             * Format: date-time
             * @description Time of the newest entry held; null when there is none.
             */
            readonly newest_entry_at: string | null;
            /** @description Where entries are kept, how many and for how long. */
            readonly storage: string;
        };
        /** @description Set when every record that would set a level is unsourced or unconfirmed. */
        readonly RatingWithheld: {
            /**
             * @description Why the records cannot set a level.
             * @enum {string}
             */
            readonly reason: "no_source" | "unconfirmed";
            /** @description How many records would carry a severity. */
            readonly records: number;
        };
        /** @description A free offer the service names by itself: the first of the day's ranked order that qualifies. */
        readonly RecommendedOffer: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Name of the tier. */
            readonly tier: string;
            /** @description The terms, in our words. */
            readonly description: string;
            /** @description Null unless a record supersedes the stored terms. */
            readonly terms_superseded: components["schemas"]["TermsSuperseded"] | (never | null);
            /** @description Conditions of the terms, each with its source; empty where none is known. */
            readonly conditions: readonly components["schemas"]["Condition"][];
        };
        /** @description A referral code the service holds. */
        readonly ReferralCode: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description The code. */
            readonly code: string;
            /**
             * Format: uri
             * @description Address that applies the code.
             */
            readonly referral_url: string;
            /** @description What the reader gets. */
            readonly referee_benefit: string;
            /** @description Who may not use it, or for what. */
            readonly restrictions: readonly string[];
            /**
             * @description The service itself holds the code.
             * @enum {string}
             */
            readonly source: "platform";
        };
        /** @description The referral code held for one vendor. */
        readonly ReferralCodeOfVendor: {
            readonly code: components["schemas"]["HeldReferralCode"];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description Every referral code the service holds. */
        readonly ReferralCodes: {
            /** @description By vendor in catalogue order: no code is preferred. */
            readonly codes: readonly components["schemas"]["HeldReferralCode"][];
            /** @description Entries of `codes`. */
            readonly total: number;
            /** @description Why the list is empty; present for `source=agent` alone. */
            readonly withheld_reason?: string;
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description The vendor's referral programme. */
        readonly ReferralProgram: {
            /** @description Whether anyone can join. */
            readonly available: boolean;
            /** @description What the referrer gets. */
            readonly referrer_benefit: string;
            /** @description What the person referred gets. */
            readonly referee_benefit: string;
            /**
             * Format: uri
             * @description Page of the programme.
             */
            readonly program_url: string;
            /**
             * @description How one joins.
             * @enum {string}
             */
            readonly type: "self-service" | "application" | "affiliate-network" | "partner" | "closed";
            /**
             * @description How the referrer is paid; absent where not stated.
             * @enum {string}
             */
            readonly commission_type?: "one-time" | "recurring" | "credits";
            /** @description What else matters; empty where nothing does. */
            readonly notes: string;
            /**
             * Format: date
             * @description Day the terms were read on the vendor's page; absent where they were not.
             */
            readonly read_on?: string;
        };
        /** @description Referral programmes that vendors run. */
        readonly ReferralPrograms: {
            /** @description In the day's rank order of the vendors' offers, with the query key `referral-programs`. */
            readonly programs: readonly components["schemas"]["ListedReferralProgram"][];
            /** @description Programmes in this response. */
            readonly count: number;
            /** @description Categories with a listed programme, before the filter; sorted. */
            readonly categories: readonly string[];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description The last read proposed a change that was refused. */
        readonly RefusedRead: {
            /** @description Why the reading had no standing. */
            readonly reason: string;
            /**
             * Format: date
             * @description Day on which it was refused.
             */
            readonly refused_date: string;
            /**
             * Format: date
             * @description Day of the next read; null where none is planned.
             */
            readonly read_again_on: string | null;
        };
        /** @description Another category that answers the same question. */
        readonly RelatedCategory: {
            /** @description Category name. */
            readonly name: string;
            /** @description Name of the category in addresses and as a filter. */
            readonly slug: string;
            /** @description Offers in the category. */
            readonly count: number;
        };
        /** @description How a record ended. A resolved record never rates a vendor. */
        readonly Resolution: {
            /**
             * @description `reversed`: the vendor took it back. `retracted`: our own error, withdrawn.
             * @enum {string}
             */
            readonly state: "reversed" | "retracted";
            /**
             * Format: date
             * @description Day on which the record ended.
             */
            readonly date: string;
            /** @description What happened, or null where nothing beyond the state is known. */
            readonly detail: string | null;
            /**
             * Format: uri
             * @description Page that states the reversal.
             */
            readonly source_url: string | null;
        };
        /** @description The dated reading from which the stored terms were taken. */
        readonly RestatedFrom: {
            /**
             * Format: date
             * @description Day of the reading.
             */
            readonly reading_date: string;
            /**
             * Format: uri
             * @description Page that was read.
             */
            readonly source_url: string;
            /**
             * Format: date
             * @description Date of the change record it belongs to.
             */
            readonly record_date: string;
            readonly change_type: components["schemas"]["ChangeType"];
            /**
             * Format: date
             * @description Day on which the stored terms were replaced.
             */
            readonly restated_on: string;
        };
        /** @description An alternative with its own level. */
        readonly RiskAlternative: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Category name. */
            readonly category: string;
            /** @description Name of the tier. */
            readonly tier: string;
            /**
             * @description Null where any rule withholds it; never a favourable default.
             * @enum {string|null}
             */
            readonly risk_level: "stable" | "caution" | "risky" | null;
            readonly link_unreachable: components["schemas"]["LinkUnreachable"] | (never | null);
            readonly gate: components["schemas"]["Gate"] | (never | null);
            readonly risk_cause: components["schemas"]["RiskCause"] | (never | null);
            readonly rating_withheld: components["schemas"]["RatingWithheld"] | (never | null);
        };
        /** @description The single dated record that produced a level other than stable. */
        readonly RiskCause: {
            /** @description Vendor name. */
            readonly vendor: string;
            /**
             * Format: date
             * @description Effective date, or the day the change was recorded, as `date_meaning` says.
             */
            readonly date: string;
            /**
             * @description Where the date comes from.
             * @enum {string}
             */
            readonly date_source: "vendor_page" | "hand_written" | "discovered";
            readonly change_type: components["schemas"]["ChangeType"];
            /** @description What changed, in one or two sentences. */
            readonly summary: string;
            /**
             * Format: uri
             * @description Page that states the change; null where none is held.
             */
            readonly source_url: string | null;
            /** @description The terms after. */
            readonly current_state: string;
            /** @description How the record ended; null while it is in force. */
            readonly resolution: components["schemas"]["Resolution"] | (never | null);
            /** @description Absent when the record was not checked against archived copies. */
            readonly archive_check?: components["schemas"]["ArchiveCheck"];
        };
        /** @description The signal was stored. */
        readonly SignalRecorded: {
            /** @enum {boolean} */
            readonly ok: true;
            /**
             * @description The signal is stored durably.
             * @enum {boolean}
             */
            readonly recorded: true;
            /**
             * @description `recommended`: you named the vendor; `converted`: your user signed up.
             * @enum {string}
             */
            readonly event: "recommended" | "converted";
            /** @description Slug under which the signal was recorded. */
            readonly vendor: string;
            /** @description Whether the index lists such a vendor; the signal is recorded either way. */
            readonly vendor_resolved: boolean;
            /** @description Whether the note that was kept is other than the one that was sent. */
            readonly note_redacted: boolean;
            /**
             * @description Nobody checks a signal.
             * @enum {boolean}
             */
            readonly self_reported: true;
            /**
             * @description No published order or judgement knows of signals.
             * @enum {boolean}
             */
            readonly affects_ranking: false;
        };
        /** @description The signal was not stored. */
        readonly SignalRefused: {
            /** @enum {boolean} */
            readonly ok: false;
            /** @description Why nothing was stored. */
            readonly error: string;
            /** @description On 400: the values that `event` takes. */
            readonly valid_events?: readonly ("recommended" | "converted")[];
            /** @description On 429: seconds until the minute is over; the same as the header `Retry-After`. */
            readonly retry_after_seconds?: number;
        };
        /** @description A recommendation or a sign-up that the caller reports. */
        readonly SignalRequest: {
            /**
             * @description `recommended`: you named the vendor; `converted`: your user signed up.
             * @enum {string}
             */
            readonly event: "recommended" | "converted";
            /** @description Slug or name of the vendor. */
            readonly vendor: string;
            /** @description Free text; please send none. At most 200 characters are kept, without control characters, e-mail addresses and long tokens, and they may be shared verbatim with the named vendor. */
            readonly note?: string;
            /** @description A name of your choice for the caller; at most 80 characters are kept. */
            readonly agent?: string;
        };
        /** @description Signals stored, all vendors together. */
        readonly SignalTotals: {
            /** @description Recommendations that callers reported. */
            readonly recommended: number;
            /** @description Sign-ups that callers reported: a counter of its own, never a rate. */
            readonly converted: number;
        };
        /** @description Whether the cited page states what the entry says. */
        readonly SourceCheck: {
            /**
             * Format: date
             * @description Day of the last read of the cited page.
             */
            readonly checked: string;
            /**
             * @description Any outcome but `ok` withholds a favourable level.
             * @enum {string}
             */
            readonly outcome: "ok" | "states_a_free_price" | "states_no_amount" | "does_not_name_vendor" | "does_not_name_product" | "states_no_terms" | "unreadable";
            /** @description What the read found. */
            readonly detail: string;
        };
        /** @description A stack of free tiers for a use case. */
        readonly Stack: {
            /** @description Name of the template that fits; the asked words in lower case where none does. */
            readonly use_case: string;
            /** @description One entry for each role that has a category; empty where nothing fits. */
            readonly stack: readonly components["schemas"]["StackRole"][];
            /**
             * @description Every candidate is free; what goes beyond its terms is not estimated.
             * @enum {string}
             */
            readonly total_monthly_cost: "$0";
            /** @description What the stack lacks, and uses that the terms of candidates rule out. */
            readonly limitations: readonly string[];
            /** @description One for each candidate rated caution or risky, with its dated cause. */
            readonly risk_warnings: readonly string[];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description What may be wrong with a stack. */
        readonly StackAudit: {
            /** @description Services found by their exact name. */
            readonly services_analyzed: number;
            /** @description Services with a published level of `caution` or `risky`; withheld levels are not counted. */
            readonly risks_found: number;
            /** @description Services with a `cheaper_alternative`. */
            readonly savings_opportunities: number;
            /** @description Core categories that no service found is in, in their published order. */
            readonly gaps: readonly components["schemas"]["StackGap"][];
            /** @description One entry for each name, in the order asked; repeated names once. */
            readonly services: readonly components["schemas"]["AuditedService"][];
            /** @description One for each caution or risky service with its dated cause and the alternative, then one for the gaps. */
            readonly recommendations: readonly string[];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description A free offer for a role, with its published level. */
        readonly StackCandidate: {
            /** @description Vendor name. */
            readonly vendor: string;
            /** @description Name of the tier. */
            readonly tier: string;
            /** @description The terms, in our words. */
            readonly description: string;
            /** @description Null unless a record supersedes the stored terms. */
            readonly terms_superseded: components["schemas"]["TermsSuperseded"] | (never | null);
            /** @description Conditions of the terms, each with its source; empty where none is known. */
            readonly conditions: readonly components["schemas"]["Condition"][];
            /**
             * Format: uri
             * @description The vendor's pricing page.
             */
            readonly url: string;
            /**
             * @description Null where any rule withholds it; never a favourable default.
             * @enum {string|null}
             */
            readonly risk_level: "stable" | "caution" | "risky" | null;
        };
        /** @description A core category in which no service of the stack has an offer. */
        readonly StackGap: {
            /** @description Category name. */
            readonly category: string;
            /** @description The first free offer of the category in the day's order; null where it has none on the ranked list. */
            readonly recommendation: components["schemas"]["RecommendedOffer"] | (never | null);
        };
        /** @description One part of a stack and the free offers for it. */
        readonly StackRole: {
            /** @description What the part is for; for a category asked as a requirement, its name. */
            readonly role: string;
            /** @description Where the candidates come from: the first of the role's categories with a free offer. */
            readonly category: string;
            /** @description The first 8 free offers of the day's order, one for each vendor; empty where there is none. */
            readonly candidates: readonly components["schemas"]["StackCandidate"][];
            /** @description Offers that share the first rank; any of them might have come first on another day. */
            readonly tie_count: number;
            /** @description All free offers of the category that are on the ranked list, one for each vendor. */
            readonly eligible_count: number;
            /** @description Why the stack needs the role. */
            readonly reason: string;
            /** @description Order of all vendors of the category; the candidates are the free offers in it. */
            readonly tie_break: components["schemas"]["TieBreak"];
        };
        /** @description Response of /api/startup-credits. */
        readonly StartupCredits: {
            /** @description In catalogue order: no member is preferred. A gated offer stays in, its gate stating why. */
            readonly programs: readonly components["schemas"]["ComparisonMember"][];
            /** @description Records of the vendors listed here, dated in the last 365 days, but retracted ones; newest first. */
            readonly changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description Members listed here. */
            readonly count: number;
            /** @description The values `type` accepts. */
            readonly categories: readonly string[];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description Figures about the service. */
        readonly Stats: {
            /**
             * Format: date-time
             * @description When this run of the service started, UTC.
             */
            readonly started_at: string;
            /**
             * Format: date
             * @description The day the index is judged as of.
             */
            readonly index_date: string;
            /** @description Offers in the index. */
            readonly total_offers: number;
            /** @description Change records in the index. */
            readonly total_changes: number;
            /** @description Requests answered on the current UTC day. */
            readonly requests_today: number;
            /** @description Requests answered since counting began. */
            readonly requests_total: number;
            readonly signals: components["schemas"]["SignalTotals"];
            readonly build: components["schemas"]["BuildFacts"];
        };
        /** @description What becomes of stored terms that a change record supersedes. */
        readonly SupersededTerms: {
            /** @description Offers with `terms_superseded`. */
            readonly offers_whose_stored_terms_a_record_supersedes: number;
            /** @description Of them, those whose record has a source and states terms. */
            readonly offers_we_could_restate_from_a_sourced_reading: number;
            /**
             * Format: date
             * @description Oldest such reading; null where there is none.
             */
            readonly oldest_reading_we_are_withholding_behind: string | null;
            /** @description Readings that nothing speaks against. */
            readonly offers_we_may_restate_from_their_reading: number;
            /** @description Readings that may not replace the stored terms, by the first ground that holds; 0 included. */
            readonly offers_we_refuse_to_restate: {
                /** @description The tier is not one recorded as free. */
                readonly tier_is_not_one_we_record_as_free: number;
                /** @description The reading is about something else. */
                readonly reading_answers_for_something_else: number;
                /** @description The reading describes the page. */
                readonly reading_describes_the_page_not_the_terms: number;
                /** @description The reading has no figure where the stored terms do. */
                readonly reading_states_no_figure_where_our_terms_do: number;
                /** @description The reading leaves out who may use the offer. */
                readonly reading_drops_the_cap_on_who_may_use_it: number;
                /** @description The reading says what is stored already. */
                readonly reading_says_what_we_already_store: number;
                /** @description The terms were restated from this record or a newer one. */
                readonly a_record_no_newer_already_restated_this: number;
                /** @description An editor holds the reading back. */
                readonly this_reading_is_held_back_by_name: number;
            };
            /** @description Superseded offers whose page was read after the record. */
            readonly offers_re_read_since_the_record_and_still_withheld: number;
            /** @description Restated terms that keep that sentence. */
            readonly restatements_keeping_the_stored_sentence_saying_what_the_product_is: number;
            /** @description Offers with `restated_from`. */
            readonly offers_whose_terms_came_from_a_reading: number;
        };
        /** @description Set where an in-force record names the stored description as the previous terms. */
        readonly TermsSuperseded: {
            /**
             * Format: date
             * @description Date of the record that supersedes the stored terms.
             */
            readonly change_date: string;
            /**
             * @description Type of that record.
             * @enum {string}
             */
            readonly change_type: "free_tier_removed" | "open_source_killed" | "product_deprecated" | "limits_reduced" | "restriction" | "pricing_restructured" | "pricing_model_change" | "limits_increased" | "new_free_tier" | "new_tier" | "startup_program_expanded" | "pricing_postponed" | "rebranded" | "record_corrected";
            /** @description Summary of that record. */
            readonly summary: string;
            /** @description The newer terms; null where the record has no source or states none. */
            readonly reading: {
                /**
                 * Format: date
                 * @description Day of the reading.
                 */
                readonly date: string;
                /**
                 * Format: uri
                 * @description Page that was read.
                 */
                readonly url: string;
                /** @description What the reading is. */
                readonly label: string;
                /** @description The terms as read. */
                readonly terms: string;
            } | null;
            /** @description One sentence for the reader. */
            readonly notice: string;
        };
        /** @description How entries of the same rank were ordered; a reader can recompute it. */
        readonly TieBreak: {
            /**
             * Format: date
             * @description UTC day of the order.
             */
            readonly date: string;
            /** @description What the order was made for. */
            readonly query_key: string;
            /** @description SHA-256 of date, key and a demerit total of 0, in hex. */
            readonly seed: string;
            /** @description Entries on the ranked list without a demerit. */
            readonly tie_count: number;
            /** @description All entries of the order. */
            readonly ranked_total: number;
            /** @description How the order is made. */
            readonly algorithm: string;
        };
        /** @description A page and how often it was viewed. */
        readonly TopPage: {
            /** @description Path of the page; `(other)` for the pages of days with too many to keep apart. */
            readonly path: string;
            /** @description Views in the period. */
            readonly views: number;
        };
        /** @description Requests by kind of client. */
        readonly Traffic: {
            readonly today: components["schemas"]["TrafficWindow"];
            readonly last_7d: components["schemas"]["TrafficWindow"];
            readonly last_30d: components["schemas"]["TrafficWindow"];
            readonly web_vs_mcp: components["schemas"]["WebVersusMcp"];
            /** @description Which requests these figures can know of. */
            readonly coverage: string;
            /** @description How to read the figures. */
            readonly notes: readonly string[];
        };
        /** @description Requests of a span of days. */
        readonly TrafficWindow: {
            /**
             * Format: date
             * @description First day counted.
             */
            readonly from: string;
            /**
             * Format: date
             * @description Last day counted: the current UTC day.
             */
            readonly to: string;
            /** @description Requests answered in the window, errors included. */
            readonly hits_total: number;
            readonly by_class: components["schemas"]["HitsByClass"];
            /** @description AI agents by family, most requests first. */
            readonly ai_agent_by_family: {
                readonly [key: string]: number;
            };
        };
        /** @description One vendor, with the alternatives to it. */
        readonly VendorDetails: {
            /** @description The vendor's first offer. Where it has others, such as a startup programme beside a free tier, they are at `/api/offers?q=` with its name; everything below is about the category of this one. */
            readonly offer: components["schemas"]["Offer"];
            /** @description Every other vendor of the category, in `tie_break` order, whether or not `alternatives=true`. */
            readonly relatedVendors: readonly string[];
            /** @description Their offers, same set and order; of a vendor with several in the category, its first there. Present only when `alternatives=true`. */
            readonly alternatives?: readonly components["schemas"]["Offer"][];
            readonly tie_break: components["schemas"]["TieBreak"];
            /** @description The name as asked; present only when it is not the exact name or slug. */
            readonly resolved_from?: string;
            readonly _agent: components["schemas"]["Agent"];
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description How the asked name was resolved. */
        readonly VendorMatch: {
            /** @description The name as asked. */
            readonly requested: string;
            /** @description The vendor it was taken for. */
            readonly matched: string;
            /**
             * @description `inferred`: one vendor whose name stands whole in the asked one.
             * @enum {string}
             */
            readonly type: "exact" | "inferred";
        };
        /** @description How far an offer can be trusted to last, and why. */
        readonly VendorRisk: {
            /** @description Vendor name. */
            readonly vendor: string;
            readonly vendor_match: components["schemas"]["VendorMatch"];
            /** @description Category name. */
            readonly category: string;
            /**
             * @description Null where any rule withholds it; never a favourable default.
             * @enum {string|null}
             */
            readonly risk_level: "stable" | "caution" | "risky" | null;
            readonly link_unreachable: components["schemas"]["LinkUnreachable"] | (never | null);
            readonly risk_cause: components["schemas"]["RiskCause"] | (never | null);
            readonly rating_withheld: components["schemas"]["RatingWithheld"] | (never | null);
            readonly gate: components["schemas"]["Gate"] | (never | null);
            readonly source_check: components["schemas"]["SourceCheck"] | (never | null);
            /** @description Days since the later of the earliest date held for the offer and its latest negative record in force; null for an offer that is retired, discontinued or not free. */
            readonly free_tier_longevity_days: number | null;
            /** @description All records of the vendor but retracted ones, newest first. */
            readonly changes: readonly components["schemas"]["ChangeRecord"][];
            readonly tie_break: components["schemas"]["TieBreak"];
            /** @description Every alternative in the category, in `tie_break` order. */
            readonly alternatives: readonly components["schemas"]["RiskAlternative"][];
            /** @description The judgement in one paragraph. */
            readonly summary: string;
            readonly _provenance: components["schemas"]["Provenance"];
        };
        /** @description The web against clients of the Model Context Protocol. */
        readonly WebVersusMcp: {
            /** @description Requests of the last 30 days by all other clients. */
            readonly web: number;
            /** @description Requests of the last 30 days whose user agent names the Model Context Protocol. */
            readonly mcp: number;
        };
        /** @description All tracked changes of the week by type, effective and discovered ones. */
        readonly WeeklyCounts: {
            /** @description Changes of type `free_tier_removed`. */
            readonly free_tiers_removed: number;
            /** @description Changes of type `new_free_tier`. */
            readonly new_free_tiers: number;
            /** @description Changes of type `limits_reduced`. */
            readonly limits_reduced: number;
            /** @description Changes of type `limits_increased`. */
            readonly limits_increased: number;
            /** @description Changes of type `product_deprecated`. */
            readonly products_deprecated: number;
            /** @description Changes of type `pricing_restructured`. */
            readonly pricing_restructured: number;
        };
        /** @description One week of tracked pricing changes. */
        readonly WeeklyDigest: {
            /**
             * Format: date
             * @description Monday of the week.
             */
            readonly week_of: string;
            /**
             * Format: date
             * @description Sunday of the week.
             */
            readonly week_ending: string;
            /** @description `changes_in_week` and `discovered_in_week` together. */
            readonly total_changes: number;
            /** @description Tracked changes that took effect in the week, before `limit`. */
            readonly changes_in_week: number;
            /** @description Tracked changes found in the week whose effective day is unknown, before `limit`. */
            readonly discovered_in_week: number;
            readonly summary: components["schemas"]["WeeklyCounts"];
            /** @description The week in one sentence. */
            readonly headline: string;
            /** @description Changes that took effect, by weight of the type times impact, then newest first; at most `limit`. */
            readonly top_changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description Changes found, in the same order; at most `limit`. */
            readonly discovered_changes: readonly components["schemas"]["ChangeRecord"][];
            /** @description The digest as Markdown; all text from the catalogue is escaped. */
            readonly digest_markdown: string;
            /** @description The digest as an HTML document; all text from the catalogue is escaped. */
            readonly digest_html: string;
            readonly _provenance: components["schemas"]["Provenance"];
        };
    };
    responses: {
        /** @description The query is longer than 8,192 characters. */
        readonly QueryTooLong: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of the service; the next request is answered as if nothing had happened. */
        readonly Fault: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other refusal: 405 for another method, with `Allow`; 408, 417 or 431 for HTTP that cannot be met. */
        readonly Refused: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Allow: components["headers"]["Allow"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Any origin may read any response. */
        readonly AllowOrigin: "*";
        /** @description The content type is meant as it is written. */
        readonly ContentTypeOptions: "nosniff";
        /** @description Strong validator; send it back in `If-None-Match`. */
        readonly ETag: string;
        /** @description `Accept-Encoding`: br and gzip are served. */
        readonly Vary: string;
        /** @description May be kept for five minutes. */
        readonly CacheControl: "public, max-age=300";
        /** @description Not to be kept. */
        readonly NoStore: "no-store";
        /** @description The next UTC midnight, whatever `Cache-Control` says: an answer is as of its day. */
        readonly Expires: string;
        /** @description On 405: the methods that the path answers. */
        readonly Allow: string;
        /** @description Seconds until the next minute begins. */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly searchOffers: {
        readonly parameters: {
            readonly query?: {
                /** @description Keywords, matched without regard to case and accents. For example `postgres`. */
                readonly q?: string;
                /** @description Category name, slug or retired name, case-insensitive. An unknown one matches nothing. For example `Databases`. */
                readonly category?: string;
                /** @description Page size; there is no maximum. A value below 0 moves to the nearest bound. */
                readonly limit?: number;
                /** @description Results to skip. A value below 0 moves to the nearest bound. */
                readonly offset?: number;
                /** @description Only offers that publish this stability class. */
                readonly stability?: "volatile" | "watch" | "improving" | "stable";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Search the offers */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Offers"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listCategories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The categories and what they hold */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Categories"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listNewOffers: {
        readonly parameters: {
            readonly query?: {
                /** @description Days to look back, 1 to 30; the day at the edge is included. A value out of range moves to the nearest bound. */
                readonly days?: number;
                /** @description Most results to return. A value below 0 moves to the nearest bound. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Offers written in the last days */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewOffers"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listNewestOffers: {
        readonly parameters: {
            readonly query?: {
                /** @description A date or an ISO 8601 timestamp, narrowed to the day it writes, which is included. Default: 30 days ago. */
                readonly since?: string;
                /** @description Most results to return, at most 50. A value out of range moves to the nearest bound. */
                readonly limit?: number;
                /** @description Category name, slug or retired name, case-insensitive. An unknown one matches nothing. For example `Databases`. */
                readonly category?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest offers since a day */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Newest"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly searchChanges: {
        readonly parameters: {
            readonly query?: {
                /** @description Changes dated on or after this day: a date or an ISO 8601 timestamp, narrowed to the day it writes. Overrides the window rule. */
                readonly since?: string;
                /** @description Only changes of this type. */
                readonly type?: "free_tier_removed" | "open_source_killed" | "product_deprecated" | "limits_reduced" | "restriction" | "pricing_restructured" | "pricing_model_change" | "limits_increased" | "new_free_tier" | "new_tier" | "startup_program_expanded" | "pricing_postponed" | "rebranded" | "record_corrected";
                /** @description Part of a vendor name, case-insensitive. `vendors` beats it. For example `Neon`. */
                readonly vendor?: string;
                /** @description Parts of vendor names, comma-separated; a change matches with any of them. For example `Neon,Vercel`. */
                readonly vendors?: string;
                /** @description Parts of category names, comma-separated; retired names are accepted. `categories` beats it. For example `Databases`. */
                readonly category?: string;
                /** @description Same as `category`. For example `Databases,Auth`. */
                readonly categories?: string;
                /** @description Page size; there is no maximum, and an invalid value answers 400. */
                readonly limit?: number;
                /** @description Results to skip; a negative value answers 400. */
                readonly offset?: number;
                /** @description Also return records withdrawn as our own error; anything other than `true` or `false` answers 400. */
                readonly include_retracted?: boolean;
                /** @description Also return housekeeping of the index; anything other than `true` or `false` answers 400. */
                readonly include_index_housekeeping?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The log of pricing and tier changes */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Changes"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getVendorDetails: {
        readonly parameters: {
            readonly query?: {
                /** @description Include the alternatives of the category in full. */
                readonly alternatives?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /** @description Canonical name or short-form slug, case-insensitive. For example `neon`. */
                readonly vendor: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One vendor and the alternatives to it */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Details"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description There is nothing by that name. */
            readonly 404: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotFound"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly compareVendors: {
        readonly parameters: {
            readonly query: {
                /** @description First vendor name, case-insensitive. For example `neon`. */
                readonly a: string;
                /** @description Second vendor name, case-insensitive. For example `supabase`. */
                readonly b: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Two vendors side by side */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Comparison"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description There is nothing by that name. */
            readonly 404: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ComparisonNotFound"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly auditStack: {
        readonly parameters: {
            readonly query: {
                /** @description Comma-separated vendor names, at most 100; only exact names or slugs are analysed. For example `neon,vercel`. */
                readonly services: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What may be wrong with a stack */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StackAudit"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getVendorRisk: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Vendor name or slug, case-insensitive. For example `neon`. */
                readonly vendor: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How far an offer can be trusted to last */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorRisk"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description There is nothing by that name. */
            readonly 404: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotFound"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listDeadlines: {
        readonly parameters: {
            readonly query?: {
                /** @description Only records of this type and what such records state; deadlines stated in listings are left out. */
                readonly type?: "free_tier_removed" | "open_source_killed" | "product_deprecated" | "limits_reduced" | "restriction" | "pricing_restructured" | "pricing_model_change" | "limits_increased" | "new_free_tier" | "new_tier" | "startup_program_expanded" | "pricing_postponed" | "rebranded" | "record_corrected";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Days to come on which terms change or end */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Deadlines"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly compareAiCodingTools: {
        readonly parameters: {
            readonly query?: {
                /** @description Only members of this kind. */
                readonly type?: "ide" | "cli" | "cloud-agent" | "app-builder";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description AI coding tools compared */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AiCodingPricing"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly compareHosting: {
        readonly parameters: {
            readonly query?: {
                /** @description Only members of this kind. */
                readonly type?: "traditional-paas" | "edge-serverless" | "full-featured" | "static-specialized";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Hosting platforms compared */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HostingPricing"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly compareLlmProviders: {
        readonly parameters: {
            readonly query?: {
                /** @description Only members of this kind. */
                readonly type?: "frontier" | "inference" | "open-source-host" | "specialized";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description LLM providers compared */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LlmPricing"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly compareStartupCredits: {
        readonly parameters: {
            readonly query?: {
                /** @description Only members of this kind. */
                readonly type?: "cloud-infrastructure" | "fintech-banking" | "developer-tools" | "ai-tools";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Startup programmes compared */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StartupCredits"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listReferralPrograms: {
        readonly parameters: {
            readonly query?: {
                /** @description Category name, slug or retired name. An unknown one matches nothing. For example `Cloud Hosting`. */
                readonly category?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Referral programmes that vendors run */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReferralPrograms"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listExpiringOffers: {
        readonly parameters: {
            readonly query?: {
                /** @description Whole days from today, 1 to 365; 30 when neither it nor `days` is given. A value out of range moves to the nearest bound. */
                readonly within_days?: number;
                /** @description Alias; `within_days` wins. A value out of range moves to the nearest bound. */
                readonly days?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Offers that end soon */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Expiring"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getFreshness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How old the index's knowledge is */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Freshness"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listReferralCodes: {
        readonly parameters: {
            readonly query?: {
                /** @description Category name, slug or retired name. An unknown one matches nothing. For example `Cloud Hosting`. */
                readonly category?: string;
                /** @description Who holds the code. `agent` answers an empty list with the reason. */
                readonly source?: "platform" | "agent";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Referral codes the service holds */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReferralCodes"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly submitReferralCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Retired for good. */
            readonly 410: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Never sent; named because an operation without a success is taken for an oversight. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly getReferralCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Vendor name or slug, case-insensitive. For example `railway`. */
                readonly vendor: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The referral code held for one vendor */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReferralCodeOfVendor"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description There is nothing by that name. */
            readonly 404: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotFound"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly sendSignal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description JSON or a form of at most 4,096 bytes. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "event": "recommended",
                 *       "vendor": "neon"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SignalRequest"];
                /**
                 * @example {
                 *       "event": "recommended",
                 *       "vendor": "neon"
                 *     }
                 */
                readonly "application/x-www-form-urlencoded": components["schemas"]["SignalRequest"];
            };
        };
        readonly responses: {
            /** @description Report that you recommended a vendor, or that your user signed up */
            readonly 202: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignalRecorded"];
                };
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignalRefused"];
                };
            };
            /** @description The body took too long to arrive. */
            readonly 408: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignalRefused"];
                };
            };
            /** @description The body is too large. */
            readonly 413: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignalRefused"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            /** @description The body is of another type than those described. */
            readonly 415: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignalRefused"];
                };
            };
            /** @description Too many requests of one address in this minute. */
            readonly 429: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignalRefused"];
                };
            };
            readonly 500: components["responses"]["Fault"];
            /** @description The store of the service is out of reach; nothing was written. */
            readonly 503: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignalRefused"];
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getDigest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the week brought */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Digest"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getWeeklyDigest: {
        readonly parameters: {
            readonly query?: {
                /** @description `markdown` and `html` answer the same text as `digest_markdown` and `digest_html`. */
                readonly format?: "json" | "markdown" | "html";
                /** @description Most changes in each of the two lists. A value out of range moves to the nearest bound. */
                readonly limit?: number;
                /** @description 0 is the current week. A value out of range moves to the nearest bound. */
                readonly weeks_ago?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One week of changes, weightiest first */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WeeklyDigest"];
                    readonly "text/markdown": string;
                    readonly "text/html": string;
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly recommendStack: {
        readonly parameters: {
            readonly query: {
                /** @description What is to be built, in a few words. For example `saas`. */
                readonly use_case: string;
                /** @description Comma-separated roles or categories that the stack is to consist of. For example `Databases,Auth`. */
                readonly requirements?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A stack of free tiers for a use case */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Stack"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly estimateCosts: {
        readonly parameters: {
            readonly query: {
                /** @description Comma-separated vendor names, at most 100; only exact names or slugs are looked at. For example `neon,vercel`. */
                readonly services: string;
                /** @description How much the services are used. */
                readonly scale?: "hobby" | "startup" | "growth";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Which services a free tier covers */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Costs"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getQueryLog: {
        readonly parameters: {
            readonly query?: {
                /** @description Entries to return. A value out of range moves to the nearest bound. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The recent requests */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QueryLog"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            /** @description The store of the service is out of reach; nothing was written. */
            readonly 503: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getPageviews: {
        readonly parameters: {
            readonly query?: {
                /** @description Only views of this page. For example `/vendor/neon`. */
                readonly path?: string;
                /** @description Days that are counted, the current UTC day included; `all` is 400 days. */
                readonly period?: "today" | "7d" | "30d" | "all";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Page views */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Pageviews"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or wrong. */
            readonly 400: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            /** @description The store of the service is out of reach; nothing was written. */
            readonly 503: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getTraffic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Traffic by kind of client */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Traffic"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            /** @description The store of the service is out of reach; nothing was written. */
            readonly 503: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getStats: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Service statistics */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Stats"];
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            /** @description The store of the service is out of reach; nothing was written. */
            readonly 503: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getFeed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Pricing changes as an Atom feed */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/atom+xml": string;
                };
            };
            /** @description The caller holds this answer: `If-None-Match` named it. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Expires: components["headers"]["Expires"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 414: components["responses"]["QueryTooLong"];
            readonly 500: components["responses"]["Fault"];
            readonly default: components["responses"]["Refused"];
        };
    };
}
