-- Exchange rates day by day, so that pay can be shown in the currency of the reader with the day of the rate.
CREATE TABLE "exchange_rates" (
	"currency" char(3) NOT NULL,
	"date" date NOT NULL,
	"per_euro" double precision NOT NULL,
	CONSTRAINT "exchange_rates_currency_date_pk" PRIMARY KEY("currency","date"),
	CONSTRAINT "exchange_rates_currency" CHECK ("exchange_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."per_euro" > 0)
);
