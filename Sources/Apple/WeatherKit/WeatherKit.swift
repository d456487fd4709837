// Weather as values, under the names of Apple's WeatherKit. Nobody forecasts it.
@_exported import Flipbook
