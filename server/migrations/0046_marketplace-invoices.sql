CREATE TABLE "billing_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"company_id" uuid,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country" char(2) NOT NULL,
	"vat_id" text NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"tax" text,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"tax_note" text DEFAULT '' NOT NULL,
	"pay_within" smallint DEFAULT 0 NOT NULL,
	"pay_to" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_details_owner" CHECK (num_nonnulls("billing_details"."person_id", "billing_details"."company_id") = 1),
	CONSTRAINT "billing_details_tax" CHECK ("billing_details"."tax" in ('none', 'exempt', 'standard')),
	CONSTRAINT "billing_details_name_length" CHECK (char_length("billing_details"."name") between 1 and 120),
	CONSTRAINT "billing_details_street_length" CHECK (char_length("billing_details"."street") between 0 and 200),
	CONSTRAINT "billing_details_postcode_length" CHECK (char_length("billing_details"."postcode") between 0 and 20),
	CONSTRAINT "billing_details_city_length" CHECK (char_length("billing_details"."city") between 0 and 100),
	CONSTRAINT "billing_details_vat_id_length" CHECK (char_length("billing_details"."vat_id") between 0 and 40),
	CONSTRAINT "billing_details_tax_number_length" CHECK (char_length("billing_details"."tax_number") between 0 and 40),
	CONSTRAINT "billing_details_tax_note_length" CHECK (char_length("billing_details"."tax_note") between 0 and 300),
	CONSTRAINT "billing_details_pay_to_length" CHECK (char_length("billing_details"."pay_to") between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"person_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_person_id_year_pk" PRIMARY KEY("person_id","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"credited_id" uuid,
	"currency" char(3) NOT NULL,
	"total" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_credit" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."credited_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_seller_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "seller_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_id_people_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited_id_invoices_id_fk" FOREIGN KEY ("credited_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_details_person" ON "billing_details" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_details_company" ON "billing_details" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("seller_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credited" ON "invoices" USING btree ("credited_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_people_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_abandoned" ON "orders" USING btree ("id") WHERE "orders"."status" in ('requested', 'accepted', 'requirements_pending', 'in_progress', 'delivered', 'revision_requested', 'disputed') and ("orders"."seller_id" is null or ("orders"."buyer_id" is null and "orders"."company_id" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax" CHECK ("orders"."tax" in ('none', 'included', 'added', 'unknown'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer" CHECK (num_nonnulls("orders"."buyer_id", "orders"."company_id") <= 1);--> statement-breakpoint
UPDATE "orders" SET "tax" = "services"."tax" FROM "services" WHERE "services"."id" = "orders"."service_id";--> statement-breakpoint
UPDATE "orders" SET "owed_at" = "updated_at" WHERE "status" = 'completed';
