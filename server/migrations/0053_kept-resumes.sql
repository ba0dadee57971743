CREATE TABLE "talent_resumes" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"job_id" uuid,
	"choices" jsonb,
	"read_at" timestamp (3) with time zone,
	"reader_version" smallint,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_resumes_label_length" CHECK (char_length("talent_resumes"."label") between 0 and 60),
	CONSTRAINT "talent_resumes_written" CHECK (("talent_resumes"."job_id" is null) = ("talent_resumes"."choices" is null))
);
--> statement-breakpoint
ALTER TABLE "talent_resumes" ADD CONSTRAINT "talent_resumes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_resumes" ADD CONSTRAINT "talent_resumes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_resumes_person" ON "talent_resumes" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_resumes_job" ON "talent_resumes" USING btree ("person_id","job_id");--> statement-breakpoint
INSERT INTO "talent_resumes" ("file_id", "person_id", "created_at")
SELECT f."id", p."person_id", f."created_at" FROM "talent_profiles" p JOIN "files" f ON f."id" = p."resume_file_id";
