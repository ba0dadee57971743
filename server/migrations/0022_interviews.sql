CREATE TABLE "interview_events" (
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
CREATE TABLE "interview_people" (
	"interview_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"seat" text NOT NULL,
	"booked_from" timestamp (3) with time zone,
	"booked_to" timestamp (3) with time zone,
	CONSTRAINT "interview_people_interview_id_person_id_pk" PRIMARY KEY("interview_id","person_id"),
	CONSTRAINT "interview_people_seat" CHECK ("interview_people"."seat" in ('talent', 'interviewer'))
);
--> statement-breakpoint
CREATE TABLE "interview_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"requested_by" uuid,
	"kind" text NOT NULL,
	"minutes" smallint NOT NULL,
	"message" text NOT NULL,
	"mode" text NOT NULL,
	"place" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"counter_message" text,
	"decline_reason" text,
	"decline_note" text,
	"responded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_requests_message_length" CHECK (char_length("interview_requests"."message") between 0 and 1000),
	CONSTRAINT "interview_requests_place_length" CHECK (char_length("interview_requests"."place") between 0 and 300),
	CONSTRAINT "interview_requests_counter_length" CHECK (char_length("interview_requests"."counter_message") between 0 and 500),
	CONSTRAINT "interview_requests_note_length" CHECK (char_length("interview_requests"."decline_note") between 0 and 500),
	CONSTRAINT "interview_requests_status" CHECK ("interview_requests"."status" in ('pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "interview_requests_kind" CHECK ("interview_requests"."kind" in ('screening', 'technical', 'hiring_manager', 'panel', 'culture', 'final')),
	CONSTRAINT "interview_requests_mode" CHECK ("interview_requests"."mode" in ('link', 'phone')),
	CONSTRAINT "interview_requests_decline_reason" CHECK ("interview_requests"."decline_reason" in ('times', 'not_interested', 'other_job', 'process', 'other'))
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"organizer_id" uuid,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"mode" text NOT NULL,
	"place" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"cancel_reason" text,
	"cancel_note" text,
	"cancelled_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_place_length" CHECK (char_length("interviews"."place") between 0 and 300),
	CONSTRAINT "interviews_cancel_note_length" CHECK (char_length("interviews"."cancel_note") between 0 and 500),
	CONSTRAINT "interviews_status" CHECK ("interviews"."status" in ('scheduled', 'reschedule_requested', 'in_progress', 'awaiting_feedback', 'completed', 'cancelled', 'no_show_talent', 'no_show_company', 'technical_failure')),
	CONSTRAINT "interviews_kind" CHECK ("interviews"."kind" in ('screening', 'technical', 'hiring_manager', 'panel', 'culture', 'final')),
	CONSTRAINT "interviews_mode" CHECK ("interviews"."mode" in ('link', 'phone')),
	CONSTRAINT "interviews_cancel_reason" CHECK ("interviews"."cancel_reason" in ('illness', 'schedule', 'filled', 'not_interested', 'other')),
	CONSTRAINT "interviews_cancelled_by" CHECK ("interviews"."cancelled_by" in ('talent', 'company', 'system'))
);
--> statement-breakpoint
CREATE TABLE "interview_request_events" (
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
CREATE TABLE "interview_request_panel" (
	"request_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "interview_request_panel_request_id_person_id_pk" PRIMARY KEY("request_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "interview_request_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"proposer" text NOT NULL,
	CONSTRAINT "interview_request_times_proposer" CHECK ("interview_request_times"."proposer" in ('talent', 'company'))
);
--> statement-breakpoint
ALTER TABLE "interview_people" ADD CONSTRAINT "interview_people_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_people" ADD CONSTRAINT "interview_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_requests" ADD CONSTRAINT "interview_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_requests" ADD CONSTRAINT "interview_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_requests" ADD CONSTRAINT "interview_requests_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_requests" ADD CONSTRAINT "interview_requests_talent_id_people_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_requests" ADD CONSTRAINT "interview_requests_requested_by_people_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_talent_id_people_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_organizer_id_people_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_request_panel" ADD CONSTRAINT "interview_request_panel_request_id_interview_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."interview_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_request_panel" ADD CONSTRAINT "interview_request_panel_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_request_times" ADD CONSTRAINT "interview_request_times_request_id_interview_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."interview_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_events_subject" ON "interview_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "interview_events_actor" ON "interview_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "interview_people_by_person" ON "interview_people" USING btree ("person_id","booked_from");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_requests_one_open" ON "interview_requests" USING btree ("application_id","kind") WHERE "interview_requests"."status" in ('pending', 'countered');--> statement-breakpoint
CREATE INDEX "interview_requests_by_talent" ON "interview_requests" USING btree ("talent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interview_requests_by_company" ON "interview_requests" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interview_requests_by_application" ON "interview_requests" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interview_requests_by_job" ON "interview_requests" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "interview_requests_by_member" ON "interview_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "interview_requests_expiring" ON "interview_requests" USING btree ("expires_at") WHERE "interview_requests"."status" in ('pending', 'countered');--> statement-breakpoint
CREATE INDEX "interviews_by_talent" ON "interviews" USING btree ("talent_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "interviews_by_company" ON "interviews" USING btree ("company_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "interviews_by_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_by_job" ON "interviews" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "interviews_by_organizer" ON "interviews" USING btree ("organizer_id");--> statement-breakpoint
CREATE INDEX "interviews_ahead" ON "interviews" USING btree ("starts_at") WHERE "interviews"."status" in ('scheduled', 'reschedule_requested', 'in_progress');--> statement-breakpoint
CREATE INDEX "interview_request_events_subject" ON "interview_request_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "interview_request_events_actor" ON "interview_request_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "interview_request_panel_by_person" ON "interview_request_panel" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_request_times_once" ON "interview_request_times" USING btree ("request_id","proposer","starts_at");--> statement-breakpoint
select make_append_only(event_table) from unnest(array['interview_request_events', 'interview_events']) as event_table;--> statement-breakpoint
create extension if not exists btree_gist;--> statement-breakpoint
-- Whoever books first gets the time: nobody can be in two interviews at once.
alter table interview_people add constraint interview_people_one_at_a_time
  exclude using gist (person_id with =, tstzrange(booked_from, booked_to) with &&) where (booked_from is not null);
