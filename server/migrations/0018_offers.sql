CREATE TABLE "offer_counters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"message" text NOT NULL,
	"outcome" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_counters_message_length" CHECK (char_length("offer_counters"."message") between 0 and 2000),
	CONSTRAINT "offer_counters_outcome" CHECK ("offer_counters"."outcome" in ('changed', 'kept', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "offer_events" (
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
CREATE TABLE "offer_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"role" text NOT NULL,
	"signer_id" uuid,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"drawing" text,
	"ip_prefix" text,
	"user_agent" text NOT NULL,
	"chain_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_signatures_name_length" CHECK (char_length("offer_signatures"."name") between 1 and 120),
	CONSTRAINT "offer_signatures_drawing_length" CHECK (char_length("offer_signatures"."drawing") between 1 and 20000),
	CONSTRAINT "offer_signatures_role" CHECK ("offer_signatures"."role" in ('talent', 'company')),
	CONSTRAINT "offer_signatures_method" CHECK ("offer_signatures"."method" in ('typed', 'drawn'))
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"answer_days" smallint NOT NULL,
	"created_by" uuid,
	"approver_id" uuid,
	"return_note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"decline_reason" text,
	"decline_note" text DEFAULT '' NOT NULL,
	"withdraw_note" text DEFAULT '' NOT NULL,
	"reminders_sent" smallint DEFAULT 0 NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"extension_until" date,
	"extension_reason" text DEFAULT '' NOT NULL,
	"extension_asked_at" timestamp (3) with time zone,
	"is_extension_granted" boolean,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_status" CHECK ("offers"."status" in ('draft', 'pending_approval', 'approved', 'sent', 'viewed', 'negotiating', 'accepted', 'countersigned', 'completed', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "offers_decline_reason" CHECK ("offers"."decline_reason" in ('pay', 'other_offer', 'role', 'hours', 'location', 'company', 'personal', 'other')),
	CONSTRAINT "offers_decline_note_length" CHECK (char_length("offers"."decline_note") between 0 and 1000),
	CONSTRAINT "offers_withdraw_note_length" CHECK (char_length("offers"."withdraw_note") between 0 and 1000),
	CONSTRAINT "offers_return_note_length" CHECK (char_length("offers"."return_note") between 0 and 1000),
	CONSTRAINT "offers_extension_reason_length" CHECK (char_length("offers"."extension_reason") between 0 and 500)
);
--> statement-breakpoint
ALTER TABLE "offer_counters" ADD CONSTRAINT "offer_counters_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_signatures" ADD CONSTRAINT "offer_signatures_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_signatures" ADD CONSTRAINT "offer_signatures_signer_id_people_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_talent_id_people_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_approver_id_people_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_counters_by_offer" ON "offer_counters" USING btree ("offer_id","id");--> statement-breakpoint
CREATE INDEX "offer_events_subject" ON "offer_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "offer_events_actor" ON "offer_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_signatures_once" ON "offer_signatures" USING btree ("offer_id","version","role");--> statement-breakpoint
CREATE INDEX "offer_signatures_by_signer" ON "offer_signatures" USING btree ("signer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_versions_number" ON "offer_versions" USING btree ("offer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_live" ON "offers" USING btree ("application_id") WHERE "offers"."status" in ('draft', 'pending_approval', 'approved', 'sent', 'viewed', 'negotiating', 'accepted', 'countersigned');--> statement-breakpoint
CREATE INDEX "offers_by_application" ON "offers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "offers_by_talent" ON "offers" USING btree ("talent_id","id");--> statement-breakpoint
CREATE INDEX "offers_by_company" ON "offers" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "offers_by_job" ON "offers" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "offers_by_creator" ON "offers" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "offers_by_approver" ON "offers" USING btree ("approver_id");--> statement-breakpoint
CREATE INDEX "offers_expiring" ON "offers" USING btree ("expires_at") WHERE "offers"."status" in ('sent', 'viewed', 'negotiating');--> statement-breakpoint
CREATE INDEX "offers_to_remind" ON "offers" USING btree ("remind_at") WHERE "offers"."remind_at" is not null;--> statement-breakpoint
select make_append_only('offer_events');
