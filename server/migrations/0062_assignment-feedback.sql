CREATE TABLE "course_submission_events" (
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
CREATE TABLE "course_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"feedback" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_submissions_text_length" CHECK (char_length("course_submissions"."text") between 20 and 5000),
	CONSTRAINT "course_submissions_status" CHECK ("course_submissions"."status" in ('waiting', 'passed', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "course_submissions" ADD CONSTRAINT "course_submissions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_submissions" ADD CONSTRAINT "course_submissions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_submission_events_subject" ON "course_submission_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "course_submission_events_actor" ON "course_submission_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_submissions_once" ON "course_submissions" USING btree ("person_id","lesson_id");--> statement-breakpoint
CREATE INDEX "course_submissions_by_course" ON "course_submissions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_submissions_queue" ON "course_submissions" USING btree ("status","submitted_at","id");--> statement-breakpoint
select make_append_only('course_submission_events');
