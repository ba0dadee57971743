CREATE TABLE "brief_events" (
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
CREATE TABLE "brief_interests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brief_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"match" jsonb NOT NULL,
	"score" smallint NOT NULL,
	"reply_by" timestamp (3) with time zone NOT NULL,
	"rate" integer,
	"starts_on" date,
	"hours_per_week" smallint,
	"note" text DEFAULT '' NOT NULL,
	"responded_at" timestamp (3) with time zone,
	"decline_reason" text,
	"outcome_reason" text,
	"outcome_note" text DEFAULT '' NOT NULL,
	"conversation_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brief_interests_status" CHECK ("brief_interests"."status" in ('offered', 'interested', 'declined', 'no_reply', 'shortlisted', 'interviewing', 'selected', 'not_selected')),
	CONSTRAINT "brief_interests_decline_reason" CHECK ("brief_interests"."decline_reason" in ('busy', 'rate', 'scope', 'hours', 'company', 'other')),
	CONSTRAINT "brief_interests_outcome_reason" CHECK ("brief_interests"."outcome_reason" in ('skills', 'rate', 'availability', 'other', 'filled', 'cancelled')),
	CONSTRAINT "brief_interests_note_length" CHECK (char_length("brief_interests"."note") between 0 and 1500)
);
--> statement-breakpoint
CREATE TABLE "brief_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brief_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brief_questions_question_length" CHECK (char_length("brief_questions"."question") between 1 and 500),
	CONSTRAINT "brief_questions_answer_length" CHECK (char_length("brief_questions"."answer") between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"scope" text NOT NULL,
	"deliverables" jsonb NOT NULL,
	"skills" jsonb NOT NULL,
	"team" text NOT NULL,
	"starts_on" date NOT NULL,
	"weeks" smallint NOT NULL,
	"hours_per_week" smallint NOT NULL,
	"time_zone" text NOT NULL,
	"overlap_hours" smallint NOT NULL,
	"rate_type" text NOT NULL,
	"budget_min" integer NOT NULL,
	"budget_max" integer NOT NULL,
	"currency" text NOT NULL,
	"seats" smallint NOT NULL,
	"shortlist_size" smallint NOT NULL,
	"reply_days" smallint NOT NULL,
	"has_nda" boolean NOT NULL,
	"reply_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "briefs_status" CHECK ("briefs"."status" in ('draft', 'open', 'shortlisting', 'interviewing', 'awarded', 'in_project', 'closed', 'cancelled')),
	CONSTRAINT "briefs_rate_type" CHECK ("briefs"."rate_type" in ('hourly', 'daily', 'fixed'))
);
--> statement-breakpoint
ALTER TABLE "brief_interests" ADD CONSTRAINT "brief_interests_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_interests" ADD CONSTRAINT "brief_interests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_interests" ADD CONSTRAINT "brief_interests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_questions" ADD CONSTRAINT "brief_questions_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_questions" ADD CONSTRAINT "brief_questions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_questions" ADD CONSTRAINT "brief_questions_answered_by_people_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_events_subject" ON "brief_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "brief_events_actor" ON "brief_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "brief_interests_once" ON "brief_interests" USING btree ("brief_id","person_id");--> statement-breakpoint
CREATE INDEX "brief_interests_person" ON "brief_interests" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "brief_interests_due" ON "brief_interests" USING btree ("reply_by") WHERE "brief_interests"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "brief_interests_conversation" ON "brief_interests" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "brief_questions_brief" ON "brief_questions" USING btree ("brief_id","id");--> statement-breakpoint
CREATE INDEX "brief_questions_person" ON "brief_questions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "brief_questions_answered_by" ON "brief_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "briefs_company" ON "briefs" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "briefs_created_by" ON "briefs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "elite_applications_active" ON "elite_applications" USING btree ("id") WHERE "elite_applications"."status" = 'active';--> statement-breakpoint
select make_append_only('brief_events');
