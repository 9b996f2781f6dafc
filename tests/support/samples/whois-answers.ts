/** What registries say of a name that nobody has. */
export const freeAnswers: readonly string[] = [
  'No match for domain "FREE-NAME.HU".\n',
  'No match for "FREE-NAME.COM".\r\n>>> Last update of whois database: 2026-11-20T12:00:00Z <<<\r\n\r\nNOTICE: The expiration date displayed in this record is the date the\r\nregistrar\'s sponsorship',
  "NOT FOUND\n>>> Last update of WHOIS database: 2026-11-20T12:00:00Z <<<\n",
  "Domain not found.\n",
  "No Data Found\nURL of the ICANN Whois Inaccuracy Complaint Form: https://www.icann.org/wicf/\n",
  "The queried object does not exist: previous registration\n",
  "No Object Found\n",
  "% No entries found for the selected source(s).\n",
  "%% No entries found in the AFNIC Database.\n",
  "%% NOT FOUND\n",
  "%ERROR:101: no entries found\n%\n% No entries found.\n",
  "Domain: free-name.de\nStatus: free\n",
  "Domain: free-name.be\nStatus: AVAILABLE\n",
  "Domain: free-name.eu\nStatus: AVAILABLE\n",
  "Domain:             free-name.it\nStatus:             AVAILABLE\n",
  "free-name.nl is free\n",
  "% nothing found\n",
  "Domain free-name.pl No information available about domain name free-name.pl in the Registry NASK database.\nNo information available about domain name free-name.pl\n",
  "The domain has not been registered.\n",
  "free-name.ca\nNot found: free-name.ca\n",
  "Object does not exist\n",
  "free-name.tw is available for purchase\n",
  "No Found\nNo such domain free-name.kz\n",
  "Domain Status: No Object Found\n",
  'domain "free-name.se" not found.\n',
  "Domain unknown\n",
  "% The domain has not been registered\nThe domain has not been registered.\n",
  "This domain name has not been registered.\n",
  '>>> Domain "free-name.ink" is available for registration\n',
  "FREE-NAME.CA is available.\n",
  "Available\nDomain: free-name.za\n",
  'Status: AVAILABLE (No match for domain "free-name.sx")\n',
  "query_status: 220 Available\n",
  "Data not found. This domain is available for registration.\n",
  "Key not found\n",
  "%error 230 No Objects Found\n",
  "%ERROR: no entries found\n",
  "% Unfortunately, No Results Were Found\n",
  'No domain records were found to match "free-name.coop"\n',
  "No_Se_Encontro_El_Objeto/Object_Not_Found\n",
  "Domain name free-name.bg does not exist in database!\n",
  "Domain Name [free-name.my] does not exist in database\n",
  "Nincs találat / No match\n",
  "Invalid query or domain name not known in Dot XX Domain Registry\n",
  "Above domain name is not registered to KRNIC.\n",
  "free-name.cl: no existe\n",
  "free-name.pt no match\n",
  "We do not have an entry in our database matching your query.\n",
  "We could not find the requested domain on our system\n",
  "Domain free-name.ai not registred.\n",
  'Sorry, but domain: "free-name.uz", not found in database\n',
  "This Domain is not available in our whois database\n",
  "% This query returned 0 objects.\n",
];

/** What servers say instead of an answer: asked too often, not from there, out of service. */
export const refusals: readonly string[] = [
  "Excessive querying, grace period of 60 seconds",
  "Still in grace period, wait 20 seconds",
  "% You have exceeded allowed connection rate",
  "You exceeded the maximum number of queries",
  "Maximum Daily connection limit reached",
  "exceeded maximum connection limit",
  "Query rate of 3 per second exceeded",
  "Look up quota exceeded",
  "% The number of requests per client per time interval is\n% restricted. You have exceeded this limit.\n% Please wait a moment and try again.",
  "Too many connection attempts. Please try again in a few seconds.",
  "Your access is too fast,please try again later.",
  "Queried interval is too short.",
  "BLACKLISTED: You have exceeded the query limit for your network or IP address and have been blacklisted.",
  "Error: too many requests - limit reached",
  "whois.domain-registry.nl: maximum number of requests per second exceeded",
  "Rate limit exceeded. Try again after: 24h0m0s",
  "Number of allowed queries exceeded.",
  "WHOIS QUERY RATE LIMIT EXCEEDED",
  "Your connection limit exceeded. Please slow down and try again later.",
  "Server is busy now, please try again later.",
  "Error: Request could not be completed",
  "The service is currently under maintenance.",
  "Access denied",
  "Permission denied.",
  "Your IP address is blocked",
  "This query can temporarily not be answered",
  "Database error",
  "% Quota exceeded",
  "LIMIT EXCEEDED",
  "Request limit exceeded",
  "Your query limit has been reached",
  "Query limit reached for today",
  "Connection refused",
  "Too many queries from your IP address",
  "You have been banned for abuse",
  "Hiện tại hệ thống quá tải",
  "La dirección IP utilizada para realizar la consulta no está autorizada o ha superado el límite establecido para consultas",
  "Le nombre maximum de requêtes par heure est atteint",
  "Sorry, your IP has exceeded the number of allowed WHOIS lookups",
  "Due to abuse, WHOIS access from your network has been disabled",
  "Unable to process your request at this time",
  "HTTP/1.1 503 Service Unavailable",
  "Please retry in 5 minutes",
  "Usage limit reached. See terms.",
  "Whois requests from this address are not permitted",
  "Service Unavailable",
  "System is in maintenance",
  "Timeout",
  "lookup failed",
  "Превышен лимит запросов",
  "Your request is being rate limited",
  "Requests of this client are not permitted. Please use https://www.nic.ch/whois/ for queries.",
  "El número máximo de consultas ha sido superado.",
  "Please wait a few seconds before your next query",
  "Anfragen von Ihrer IP-Adresse sind gesperrt.",
  "Le nombre maximal de requêtes est atteint.",
  "Query limit hit, come back tomorrow",
  "Daily query quota used up",
  "We are unable to answer your query at this time.",
  "BLOCKED: 192.0.2.9",
  "Max queries per day reached for your network.",
  "Ваш IP-адрес заблокирован",
  "lỗi: vượt quá số lần tra cứu cho phép",
  "查询过于频繁，请稍后再试",
  "您的IP已被限制访问",
  "リクエストが多すぎます。",
  "접속이 제한되었습니다",
  "Došlo k překročení limitu dotazů.",
  "Zbyt wiele zapytań, spróbuj później",
  "Limit zapytań został wyczerpany.",
  "For för många förfrågningar",
  "For mange forespørgsler, prøv igen senere.",
  "Terlalu banyak permintaan",
  "Çok fazla sorgu",
  "Πάρα πολλά ερωτήματα",
  "You are querying too quickly",
  "access to this service is restricted",
];

/** AFNIC's server when it has had enough: it goes on to say that there is no such name. */
export const throttledAfnic = `%%
%% This is the AFNIC Whois server.
%%
%% complete date format : DD/MM/YYYY
%%
%% [192.0.2.1 REQUEST] >> free-name.fr
%%
%% RL Net [##########] - RL IP [..........]
%%
%% Too many requests...
%%

%% No entries found in the AFNIC Database.
`;

/** Terms of use, which stand beside answers and speak of limits all the same. */
export const terms: readonly string[] = [
  `You may not access this server or use any data obtained from it
without licence except for private use. Furthermore, you may never
(a) use data obtained from this server for advertising;
(b) make excessive queries, or exceed the query rate or volume limits.
Access may be withdrawn, restricted or denied at any time.`,
  "TERMS OF USE: You are not authorized to access or query our WHOIS database through the use of high-volume, automated, electronic processes. We reserve the right to terminate your access to the WHOIS database in our sole discretion, including without limitation, for excessive querying of the WHOIS database or for failure to otherwise abide by this policy.",
  `This whois service only contains information pertaining to names of our
customers. By using this service you are agreeing not to use any
high-volume, automated, electronic processes to obtain data from it.
Abuse of this service is monitored and will result in being permanently
blacklisted.
Access to the whois service is rate limited. For more information, please
see the guidance on our site.`,
  `% The registry can take measures to limit the use of its whois services in
% order to protect the privacy of its registrants or the integrity of the
% database. Any reproduction and/or transmission of data for commercial
% purposes will always be considered as the extraction of a substantial
% part of the content of the database.`,
  "Please note that the query limit is 500 per day from the same IP.",
];
