-- What people do with jobs: saved, hidden, seen; searches that go on, with the words by which a new job finds them; invitations
-- to apply, and reports of what is wrong. Events of invitations and reports are only ever added to. A feed can be removed.
CREATE TABLE "job_invitation_events" (
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
CREATE TABLE "job_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"sender_id" uuid,
	"message" text NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decline_reason" text,
	"decline_note" text,
	"responded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_invitations_message_length" CHECK (char_length("job_invitations"."message") between 1 and 1000),
	CONSTRAINT "job_invitations_note_length" CHECK (char_length("job_invitations"."decline_note") between 0 and 300),
	CONSTRAINT "job_invitations_status" CHECK ("job_invitations"."status" in ('sent', 'viewed', 'ignored', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "job_invitations_decline_reason" CHECK ("job_invitations"."decline_reason" in ('not_looking', 'pay', 'location', 'hours', 'role', 'company', 'other'))
);
--> statement-breakpoint
CREATE TABLE "job_report_events" (
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
CREATE TABLE "job_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_reports_text_length" CHECK (char_length("job_reports"."text") between 0 and 1000),
	CONSTRAINT "job_reports_reason" CHECK ("job_reports"."reason" in ('scam', 'asks_money', 'discrimination', 'misleading_location', 'misleading_pay', 'expired', 'no_response', 'duplicate', 'other')),
	CONSTRAINT "job_reports_status" CHECK ("job_reports"."status" in ('open', 'confirmed', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "job_readers" (
	"job_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "job_readers_job_id_person_id_pk" PRIMARY KEY("job_id","person_id")
);
--> statement-breakpoint
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
ALTER TABLE "feeds" DROP CONSTRAINT "feeds_status";--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_talent_id_people_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_reporter_id_people_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_readers" ADD CONSTRAINT "job_readers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_readers" ADD CONSTRAINT "job_readers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "job_invitation_events_subject" ON "job_invitation_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "job_invitation_events_actor" ON "job_invitation_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_invitations_once" ON "job_invitations" USING btree ("job_id","talent_id");--> statement-breakpoint
CREATE INDEX "job_invitations_by_talent" ON "job_invitations" USING btree ("talent_id","id");--> statement-breakpoint
CREATE INDEX "job_invitations_by_job" ON "job_invitations" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "job_invitations_by_sender" ON "job_invitations" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "job_invitations_expiring" ON "job_invitations" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "job_report_events_subject" ON "job_report_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "job_report_events_actor" ON "job_report_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_once" ON "job_reports" USING btree ("job_id","reporter_id") WHERE "job_reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "job_reports_by_status" ON "job_reports" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "job_reports_by_reporter" ON "job_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "job_readers_person" ON "job_readers" USING btree ("person_id");--> statement-breakpoint
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
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_send_at") WHERE "saved_searches"."next_send_at" is not null;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_status" CHECK ("feeds"."status" in ('active', 'failing', 'paused', 'removed'));--> statement-breakpoint
select make_append_only('job_invitation_events');--> statement-breakpoint
select make_append_only('job_report_events');
