CREATE TABLE "course_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"seconds" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_media_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "course_media_kind" CHECK ("course_media"."kind" in ('video', 'sound'))
);
--> statement-breakpoint
ALTER TABLE "course_draft_lessons" DROP CONSTRAINT "course_draft_lessons_kind";--> statement-breakpoint
ALTER TABLE "course_lessons" DROP CONSTRAINT "course_lessons_kind";--> statement-breakpoint
ALTER TABLE "course_draft_lessons" ADD COLUMN "media" jsonb DEFAULT '{"videoId":null,"soundId":null,"captions":[],"chapters":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "media" jsonb DEFAULT '{"videoId":null,"soundId":null,"captions":[],"chapters":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_media" ADD CONSTRAINT "course_media_draft_id_course_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."course_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_media_by_draft" ON "course_media" USING btree ("draft_id");--> statement-breakpoint
ALTER TABLE "course_draft_lessons" ADD CONSTRAINT "course_draft_lessons_kind" CHECK ("course_draft_lessons"."kind" in ('article', 'video', 'sound', 'quiz', 'assignment'));--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_kind" CHECK ("course_lessons"."kind" in ('article', 'video', 'sound', 'quiz', 'assignment'));