-- For wrk: asks for the given paths in turn, as browsers do, compressed. PAUSE_MS: how long each reader waits between
-- two pages. MANY_CLIENTS: each question is another client's, for servers that believe X-Forwarded-For.
local paths, turn = {}, 0
local pause = tonumber(os.getenv("PAUSE_MS"))
local many = os.getenv("MANY_CLIENTS") ~= nil

function init(args)
  for index = 1, #args do paths[index] = args[index] end
end

local function client(number)
  return string.format("10.%d.%d.%d", math.floor(number / 65536) % 256, math.floor(number / 256) % 256, number % 256)
end

function request()
  turn = turn + 1
  local headers = { ["Accept-Encoding"] = "br", ["Host"] = "localhost" }
  if many then headers["X-Forwarded-For"] = client(turn) end
  return wrk.format("GET", paths[turn % #paths + 1], headers)
end

if pause then
  function delay() return pause end
end
