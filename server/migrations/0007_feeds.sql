-- Exchange rates day by day, so that pay can be shown in the currency of the reader with the day of the rate; feeds of jobs that
-- companies keep elsewhere, what they hold, and what happened to both.
CREATE TABLE "exchange_rates" (
	"currency" char(3) NOT NULL,
	"date" date NOT NULL,
	"per_euro" double precision NOT NULL,
	CONSTRAINT "exchange_rates_currency_date_pk" PRIMARY KEY("currency","date"),
	CONSTRAINT "exchange_rates_currency" CHECK ("exchange_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."per_euro" > 0)
);
--> statement-breakpoint
CREATE TABLE "feed_item_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"hold_reason" text,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"content_hash" text NOT NULL,
	"likeness" text NOT NULL,
	"job_id" uuid,
	"missed_runs" smallint DEFAULT 0 NOT NULL,
	"details_read_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_items_status" CHECK ("feed_items"."status" in ('new', 'published', 'held', 'gone')),
	CONSTRAINT "feed_items_hold_reason" CHECK ("feed_items"."hold_reason" in ('too_short', 'duplicate', 'pay_to_check', 'not_accepted'))
);
--> statement-breakpoint
CREATE TABLE "feed_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"interval_minutes" integer NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"running_until" timestamp (3) with time zone,
	"last_run_at" timestamp (3) with time zone,
	"last_good_run_at" timestamp (3) with time zone,
	"etag" text,
	"reader_version" smallint DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_detail" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feeds_url_length" CHECK (char_length("feeds"."url") between 1 and 700),
	CONSTRAINT "feeds_interval" CHECK ("feeds"."interval_minutes" > 0),
	CONSTRAINT "feeds_source" CHECK ("feeds"."source" in ('greenhouse', 'lever', 'ashby', 'recruitee', 'workable', 'smartrecruiters', 'personio', 'indeed', 'jsonld', 'rss')),
	CONSTRAINT "feeds_error_code" CHECK ("feeds"."error_code" in ('bad_address', 'address_refused', 'unreachable', 'too_slow', 'too_large', 'too_complex', 'too_many_redirects', 'bad_status', 'not_json', 'not_xml', 'document_type', 'wrong_format', 'no_job_on_page', 'too_many_jobs', 'too_many_pages')),
	CONSTRAINT "feeds_status" CHECK ("feeds"."status" in ('active', 'failing', 'paused'))
);
--> statement-breakpoint
ALTER TABLE "feed_item_events" ADD CONSTRAINT "feed_item_events_subject_id_feed_items_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."feed_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_events" ADD CONSTRAINT "feed_events_subject_id_feeds_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_item_events_subject" ON "feed_item_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_items_external" ON "feed_items" USING btree ("feed_id","external_id");--> statement-breakpoint
CREATE INDEX "feed_items_newest" ON "feed_items" USING btree ("feed_id","id");--> statement-breakpoint
CREATE INDEX "feed_items_list" ON "feed_items" USING btree ("feed_id","status","id");--> statement-breakpoint
CREATE INDEX "feed_items_likeness" ON "feed_items" USING btree ("likeness");--> statement-breakpoint
CREATE INDEX "feed_items_job" ON "feed_items" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "feed_events_subject" ON "feed_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_once" ON "feeds" USING btree ("company_id","url");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("next_run_at") WHERE "feeds"."status" <> 'paused';--> statement-breakpoint
CREATE INDEX "feeds_by_status" ON "feeds" USING btree ("status","id");--> statement-breakpoint
select make_append_only('feed_events');
--> statement-breakpoint
select make_append_only('feed_item_events');
