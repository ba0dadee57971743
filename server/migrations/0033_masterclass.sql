CREATE TABLE "talk_events" (
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
CREATE TABLE "talk_feedback" (
	"talk_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_feedback_talk_id_person_id_pk" PRIMARY KEY("talk_id","person_id"),
	CONSTRAINT "talk_feedback_text_length" CHECK (char_length("talk_feedback"."text") between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "talk_positions" (
	"person_id" uuid NOT NULL,
	"talk_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talk_positions_person_id_talk_id_pk" PRIMARY KEY("person_id","talk_id")
);
--> statement-breakpoint
CREATE TABLE "talk_question_votes" (
	"question_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_question_votes_question_id_person_id_pk" PRIMARY KEY("question_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "talk_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talk_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_questions_text_length" CHECK (char_length("talk_questions"."text") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "talk_registration_events" (
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
CREATE TABLE "talk_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talk_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"place" integer NOT NULL,
	"offer_ends_at" timestamp (3) with time zone,
	"reminders_sent" smallint DEFAULT 0 NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_registrations_status" CHECK ("talk_registrations"."status" in ('registered', 'waitlisted', 'offered', 'attended', 'no_show', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "talk_request_events" (
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
CREATE TABLE "talk_request_votes" (
	"request_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_request_votes_request_id_person_id_pk" PRIMARY KEY("request_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "talk_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"why" text NOT NULL,
	"category" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"talk_id" uuid,
	"merged_into_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_requests_category" CHECK ("talk_requests"."category" in ('contracts', 'money', 'working-remotely', 'getting-hired', 'growing')),
	CONSTRAINT "talk_requests_status" CHECK ("talk_requests"."status" in ('open', 'under_review', 'planned', 'scheduled', 'done', 'declined', 'merged', 'withdrawn')),
	CONSTRAINT "talk_requests_topic_length" CHECK (char_length("talk_requests"."topic") between 5 and 120),
	CONSTRAINT "talk_requests_why_length" CHECK (char_length("talk_requests"."why") between 0 and 600)
);
--> statement-breakpoint
CREATE TABLE "talks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"description" text NOT NULL,
	"speakers" jsonb NOT NULL,
	"level" text NOT NULL,
	"language" text NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"minutes" integer NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"capacity" integer,
	"has_waitlist" boolean DEFAULT true NOT NULL,
	"is_recorded" boolean DEFAULT true NOT NULL,
	"stream_url" text,
	"recording_url" text,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transcript" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"slides" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"reason" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talks_category" CHECK ("talks"."category" in ('contracts', 'money', 'working-remotely', 'getting-hired', 'growing')),
	CONSTRAINT "talks_level" CHECK ("talks"."level" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "talks_status" CHECK ("talks"."status" in ('draft', 'submitted', 'accepted', 'confirmed', 'scheduled', 'live', 'ended', 'replay_available', 'archived', 'rejected', 'withdrawn', 'cancelled')),
	CONSTRAINT "talks_title_length" CHECK (char_length("talks"."title") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "talk_feedback" ADD CONSTRAINT "talk_feedback_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_feedback" ADD CONSTRAINT "talk_feedback_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_positions" ADD CONSTRAINT "talk_positions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_positions" ADD CONSTRAINT "talk_positions_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_question_votes" ADD CONSTRAINT "talk_question_votes_question_id_talk_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."talk_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_question_votes" ADD CONSTRAINT "talk_question_votes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_questions" ADD CONSTRAINT "talk_questions_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_questions" ADD CONSTRAINT "talk_questions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_registrations" ADD CONSTRAINT "talk_registrations_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_registrations" ADD CONSTRAINT "talk_registrations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_request_votes" ADD CONSTRAINT "talk_request_votes_request_id_talk_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."talk_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_request_votes" ADD CONSTRAINT "talk_request_votes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_requests" ADD CONSTRAINT "talk_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_requests" ADD CONSTRAINT "talk_requests_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_requests" ADD CONSTRAINT "talk_requests_merged_into_id_talk_requests_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."talk_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talk_events_subject" ON "talk_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "talk_events_actor" ON "talk_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "talk_feedback_by_person" ON "talk_feedback" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "talk_positions_by_talk" ON "talk_positions" USING btree ("talk_id");--> statement-breakpoint
CREATE INDEX "talk_question_votes_by_person" ON "talk_question_votes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "talk_questions_by_votes" ON "talk_questions" USING btree ("talk_id","votes" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "talk_questions_by_person" ON "talk_questions" USING btree ("person_id","talk_id");--> statement-breakpoint
CREATE INDEX "talk_registration_events_subject" ON "talk_registration_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "talk_registration_events_actor" ON "talk_registration_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "talk_registrations_once" ON "talk_registrations" USING btree ("talk_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talk_registrations_place" ON "talk_registrations" USING btree ("talk_id","place");--> statement-breakpoint
CREATE INDEX "talk_registrations_by_person" ON "talk_registrations" USING btree ("person_id","status");--> statement-breakpoint
CREATE INDEX "talk_registrations_offers" ON "talk_registrations" USING btree ("status","offer_ends_at");--> statement-breakpoint
CREATE INDEX "talk_request_events_subject" ON "talk_request_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "talk_request_events_actor" ON "talk_request_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "talk_request_votes_by_person" ON "talk_request_votes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "talk_requests_by_votes" ON "talk_requests" USING btree ("status","votes" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "talk_requests_by_person" ON "talk_requests" USING btree ("person_id","status");--> statement-breakpoint
CREATE INDEX "talk_requests_by_talk" ON "talk_requests" USING btree ("talk_id");--> statement-breakpoint
CREATE INDEX "talk_requests_by_target" ON "talk_requests" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "talks_by_start" ON "talks" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "talks_by_category" ON "talks" USING btree ("category","starts_at","id");--> statement-breakpoint
CREATE INDEX "talks_by_person" ON "talks" USING btree ("person_id","id");--> statement-breakpoint
select make_append_only('talk_events');--> statement-breakpoint
select make_append_only('talk_registration_events');--> statement-breakpoint
select make_append_only('talk_request_events');
