// A store without products, under the names of Apple's StoreKit.
@_exported import Flipbook
