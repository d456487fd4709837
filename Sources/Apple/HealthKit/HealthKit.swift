// The health data of a device that has none, under the names of Apple's HealthKit.
@_exported import Flipbook
