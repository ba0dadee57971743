CREATE TABLE "hidden_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"job_id" uuid,
	"company_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_items_one" CHECK (num_nonnulls("hidden_items"."job_id", "hidden_items"."company_id") = 1),
	CONSTRAINT "hidden_items_reason" CHECK ("hidden_items"."reason" in ('not_relevant', 'location', 'pay', 'seniority', 'seen', 'company', 'other'))
);
--> statement-breakpoint
CREATE TABLE "job_marks" (
	"person_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"first_seen_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "job_marks_person_id_job_id_pk" PRIMARY KEY("person_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_note_length" CHECK (char_length("saved_jobs"."note") between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "saved_search_matches" (
	"search_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "saved_search_matches_search_id_job_id_pk" PRIMARY KEY("search_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search_progress" (
	"id" smallint PRIMARY KEY NOT NULL,
	"matched_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"alert" text NOT NULL,
	"anchors" text[] NOT NULL,
	"doc_query" "tsquery" NOT NULL,
	"pay_from" integer,
	"overlap_minutes" smallint,
	"feed_version" integer DEFAULT 0 NOT NULL,
	"has_feed" boolean DEFAULT false NOT NULL,
	"looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_send_at" timestamp (3) with time zone,
	"last_sent_at" timestamp (3) with time zone,
	"unanswered_mails" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_name_length" CHECK (char_length("saved_searches"."name") between 1 and 60),
	CONSTRAINT "saved_searches_alert" CHECK ("saved_searches"."alert" in ('off', 'instant', 'daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_items_job" ON "hidden_items" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_items_company" ON "hidden_items" USING btree ("person_id","company_id");--> statement-breakpoint
CREATE INDEX "hidden_items_list" ON "hidden_items" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "job_marks_job" ON "job_marks" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_jobs_once" ON "saved_jobs" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_list" ON "saved_jobs" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_untold" ON "saved_search_matches" USING btree ("search_id") WHERE "saved_search_matches"."told_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_found" ON "saved_search_matches" USING btree ("found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("person_id","search");--> statement-breakpoint
CREATE INDEX "saved_searches_list" ON "saved_searches" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_anchors" ON "saved_searches" USING gin ("anchors");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_send_at") WHERE "saved_searches"."next_send_at" is not null;