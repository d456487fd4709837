import FlipbookDiagnostics

extension UnsupportedRegister {
  /// The names of apps and of Apple's other frameworks that do less than on a device.
  package static let app = UnsupportedRegister(frameworks + services)

  private static let frameworks: [[UnsupportedName]] = [
    .visible(
      "The text is the time alone, but in English.", "DateComponentsFormatter.includesApproximationPhrase",
      "DateComponentsFormatter.includesTimeRemainingPhrase"),
    .visible(
      "Amounts are whole numbers of all units.", "DateComponentsFormatter.allowsFractionalUnits",
      "DateComponentsFormatter.collapsesLargestUnit"),
    .none(
      "A film's work has one thread.", "Operation.qualityOfService", "OperationQueue.qualityOfService"),
    .none("Operations are asked for their state after a change.", "Operation.willChangeValue"),
    .none(
      "An app of a film is in front all the while and opens nothing.", "Scene.onChange",
      "Scene.handlesExternalEvents"),
    .none("A film has no menu bar.", "Scene.commands", "CommandGroup.init", "CommandMenu.init"),
    .none("A film has one window, and no settings.", "Settings.init"),
    .none(
      "The film's size is that of `--size`.", "Scene.windowStyle", "Scene.windowResizability",
      "Scene.defaultSize", "Scene.defaultPosition"),
    .none(
      "Sounds play at their own rate, and are not measured.", "AVAudioPlayer.enableRate",
      "AVAudioPlayer.isMeteringEnabled"),
    .none(
      "Animations are read anew.", "LottieAnimationCache.setAnimation", "LottieAnimationCache.clearCache"),
    .none("A film is in front all the while.", "LottieAnimationView.backgroundBehavior"),
    .none(
      "A device is not moved.", "CMMotionManager.deviceMotionUpdateInterval",
      "CMMotionManager.accelerometerUpdateInterval", "CMMotionManager.gyroUpdateInterval"),
    .none(
      "No one is asked for a review.", "SKStoreReviewController.requestReview", "AppStore.requestReview"),
    .none(
      "A film reaches no store: it has no products and no purchases.", "View.storeButton",
      "View.appStoreOverlay", "SKOverlay.AppConfiguration.campaignToken",
      "SKOverlay.AppConfiguration.providerToken", "SKOverlay.AppConfiguration.userDismissible",
      "View.onInAppPurchaseStart", "View.onInAppPurchaseCompletion", "View.inAppPurchaseOptions",
      "View.subscriptionStoreControlIcon", "View.subscriptionStoreButtonLabel",
      "View.subscriptionStorePickerItemBackground", "View.subscriptionStoreControlStyle",
      "View.manageSubscriptionsSheet", "View.refundRequestSheet", "View.offerCodeRedemption",
      "View.productViewStyle", "AppStore.sync", "AppStore.showManageSubscriptions", "StoreTransaction.finish",
      "DisplayMessageAction.callAsFunction"),
    .none(
      "A preview shows one entry of a widget in one place, and nobody touches it.", "View.widgetURL",
      "View.widgetAccentable", "View.widgetLabel", "WidgetConfiguration.configurationDisplayName",
      "WidgetConfiguration.description", "WidgetConfiguration.supportedFamilies",
      "WidgetConfiguration.containerBackgroundRemovable", "WidgetCenter.reloadTimelines",
      "WidgetCenter.reloadAllTimelines", "WidgetCenter.invalidateConfigurationRecommendations"),
    .none(
      "A film has no Control Center.", "AppIntentControlConfiguration.init",
      "StaticControlConfiguration.init",
      "ControlCenter.reloadControls", "ControlCenter.reloadAllControls", "ControlWidgetButton.init",
      "ControlWidgetToggle.init", "ControlWidgetConfiguration.displayName",
      "ControlWidgetConfiguration.description", "ControlWidgetConfiguration.promptsForUserConfiguration",
      "ControlWidgetTemplate.tint", "ControlWidgetTemplate.disabled", "View.controlWidgetActionHint",
      "View.controlWidgetStatus"),
    .none(
      "Nobody is asked for an account.", "ASAuthorizationAppleIDRequest.requestedScopes",
      "ASAuthorizationAppleIDRequest.nonce", "ASAuthorizationController.presentationContextProvider",
      "ASWebAuthenticationSession.presentationContextProvider",
      "ASWebAuthenticationSession.prefersEphemeralWebBrowserSession",
      "ASWebAuthenticationSession.additionalHeaderFields"),
    .none(
      "Nothing is logged.", "Logger.log", "Logger.trace", "Logger.debug", "Logger.info", "Logger.notice",
      "Logger.warning", "Logger.error", "Logger.critical", "Logger.fault", "os_log",
      "OSLogMessage.StringInterpolation.appendLiteral",
      "OSLogMessage.StringInterpolation.appendInterpolation", "OSLogMessage.StringInterpolation.init",
      "OSLogMessage.init", "OSLog.init", "Logger.init"),
    .none(
      "Nothing is measured.", "os_signpost", "OSSignposter.endInterval", "OSSignposter.emitEvent",
      "OSSignposter.init"),
    .visible(
      "A film reaches no network and lays out no pages: a web view is white.", "WKWebView.load",
      "WKWebView.loadHTMLString", "WKWebView.loadFileURL"),
    .none(
      "No page runs.", "WKWebView.navigationDelegate", "WKWebView.uiDelegate",
      "WKWebView.allowsBackForwardNavigationGestures", "WKWebView.customUserAgent",
      "WKWebView.isInspectable", "WKPreferences.javaScriptEnabled",
      "WKPreferences.javaScriptCanOpenWindowsAutomatically",
      "WKWebViewConfiguration.userContentController", "WKWebViewConfiguration.preferences",
      "WKWebViewConfiguration.defaultWebpagePreferences",
      "WKWebViewConfiguration.allowsInlineMediaPlayback",
      "WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback",
      "WKWebpagePreferences.allowsContentJavaScript"),
    .none(
      "A film has no camera and no microphone.", "AVCaptureConnection.automaticallyAdjustsVideoMirroring",
      "AVCaptureConnection.isVideoMirrored", "AVCaptureConnection.videoOrientation",
      "AVCaptureConnection.videoRotationAngle", "AVCaptureDevice.DiscoverySession.init",
      "AVCaptureDevice.lockForConfiguration", "AVCaptureDevice.ramp", "AVCaptureDevice.setTorchModeOn",
      "AVCaptureDevice.unlockForConfiguration", "AVCaptureMetadataOutput.metadataObjectTypes",
      "AVCaptureMetadataOutput.rectOfInterest", "AVCapturePhotoOutput.isHighResolutionCaptureEnabled",
      "AVCapturePhotoOutput.isLivePhotoCaptureEnabled", "AVCapturePhotoOutput.maxPhotoQualityPrioritization",
      "AVCapturePhotoSettings.flashMode", "AVCapturePhotoSettings.isHighResolutionPhotoEnabled",
      "AVCapturePhotoSettings.photoQualityPrioritization",
      "AVCaptureSession.automaticallyConfiguresApplicationAudioSession", "AVCaptureSession.sessionPreset",
      "AVCaptureSession.usesApplicationAudioSession", "AVAudioRecorder.isMeteringEnabled"),
    .none(
      "Nothing is found in pictures, which is reported.", "VNImageRequestHandler.init",
      "VNImageBasedRequest.regionOfInterest", "VNRecognizeTextRequest.recognitionLevel",
      "VNRecognizeTextRequest.recognitionLanguages", "VNRecognizeTextRequest.usesLanguageCorrection",
      "VNRecognizeTextRequest.customWords", "VNRecognizeTextRequest.minimumTextHeight",
      "VNRecognizeTextRequest.automaticallyDetectsLanguage", "VNDetectBarcodesRequest.symbologies"),
    .none("A detector finds nothing, which is reported.", "CIDetector.init"),
    .none("The seed is that of `--seed`.", "srand48", "srand", "srandom"),
    .none(
      "A film has no library of pictures.", "View.photosPicker", "View.photosPickerStyle",
      "View.photosPickerAccessoryVisibility"),
    .visible(
      "A film has no library of pictures.", "UIImageWriteToSavedPhotosAlbum"),
    .visible("The picture is shown without the filter.", "CIFilter.outputImage"),
    .none(
      "A plain ground stands for the map's pictures, without controls.", "View.mapStyle", "View.mapControls",
      "View.mapControlVisibility", "View.mapScope", "View.onMapCameraChange",
      "MapContent.annotationSubtitles",
      "MapContent.tag", "MapContent.mapOverlayLevel", "MapCameraBounds.init", "MapCompass.init",
      "MapScaleView.init", "MapUserLocationButton.init", "MapPitchToggle.init"),
    .none(
      "A film can't be felt: no engine can be made, as in a simulator.", "CHHapticEngine.stoppedHandler",
      "CHHapticEngine.resetHandler", "CHHapticEngine.playsHapticsOnly", "CHHapticEngine.isMutedForHaptics",
      "CHHapticEngine.isMutedForAudio", "CHHapticEngine.isAutoShutdownEnabled"),
    .none(
      "Models are computed by the processor.", "MLModelConfiguration.computeUnits",
      "MLModelConfiguration.allowLowPrecisionAccumulationOnGPU"),
    .none("A film reaches no kind of network.", "NWPathMonitor.init"),
    .none(
      "Nobody holds a film.", "LAContext.localizedFallbackTitle", "LAContext.localizedCancelTitle",
      "LAContext.localizedReason"),
    .none(
      "Models lie in memory as a whole, and saved or not.", "FetchDescriptor.includePendingChanges",
      "FetchDescriptor.propertiesToFetch", "FetchDescriptor.relationshipKeyPathsForPrefetching",
      "ModelContext.autosaveEnabled", "ModelContext.author", "NSEntityDescription.managedObjectClassName",
      "NSFetchRequest.fetchBatchSize", "NSFetchRequest.returnsObjectsAsFaults",
      "NSFetchRequest.includesSubentities", "NSFetchRequest.includesPropertyValues",
      "NSFetchRequest.includesPendingChanges", "NSFetchRequest.relationshipKeyPathsForPrefetching",
      "NSFetchRequest.propertiesToFetch", "NSManagedObjectContext.automaticallyMergesChangesFromParent",
      "NSManagedObjectContext.mergePolicy", "NSManagedObjectContext.init",
      "NSManagedObjectContext.mergeChanges",
      "NSPersistentStoreDescription.shouldMigrateStoreAutomatically",
      "NSPersistentStoreDescription.shouldInferMappingModelAutomatically",
      "NSPersistentStoreDescription.shouldAddStoreAsynchronously"),
    .none("Everything runs on the film's one queue.", "Publisher.subscribe(on:)"),
    .partly("The film is drawn without controls.", "VideoPlayer.init"),
    .visible("The film is drawn without controls.", "AVPlayerViewController.showsPlaybackControls"),
    .none(
      "The film plays in its view, and nobody touches it.", "AVPlayer.allowsExternalPlayback",
      "AVPlayer.automaticallyWaitsToMinimizeStalling", "AVPlayer.preventsDisplaySleepDuringVideoPlayback",
      "AVPlayerViewController.allowsPictureInPicturePlayback",
      "AVPlayerViewController.canStartPictureInPictureAutomaticallyFromInline",
      "AVPlayerViewController.entersFullScreenWhenPlaybackBegins",
      "AVPlayerViewController.exitsFullScreenWhenPlaybackEnds",
      "AVPlayerViewController.updatesNowPlayingInfoCenter", "AVPlayerViewController.requiresLinearPlayback"),
    .visible(
      "A film asks nobody for places.", "UserAnnotation.init", "CLGeocoder.init", "MKLocalSearch.init",
      "MKLocalSearchCompleter.queryFragment"),
    .partly(
      "A plain ground stands for the map's pictures.", "Map.init", "MKMapView.init",
      "MKMapSnapshotter.init"),
    .none(
      "Maps are not moved by hand, and nobody's place is known.", "MKMapView.showsUserLocation",
      "MKMapView.isZoomEnabled", "MKMapView.isRotateEnabled",
      "MKMapView.isPitchEnabled", "MKMapView.userTrackingMode", "MKMapView.showsCompass",
      "MKMapView.showsScale", "MKMapView.showsTraffic", "MKMapView.showsBuildings",
      "MKMapView.pointOfInterestFilter", "MKMapView.preferredConfiguration",
      "MKStandardMapConfiguration.pointOfInterestFilter", "MKStandardMapConfiguration.showsTraffic"),
    .none(
      "A plain ground stands for the map's pictures.", "MKMapSnapshotter.Options.mapType",
      "MKMapSnapshotter.Options.preferredConfiguration", "MKMapSnapshotter.Options.pointOfInterestFilter",
      "MKMapSnapshotter.Options.showsBuildings"),
    .visible(
      "A plain ground stands for the map, without marks.", "MKMapView.addAnnotation", "MKMapView.delegate",
      "MKMapView.mapType"),
    .none(
      "No mark of a map is drawn, and none is tapped.", "MKAnnotationView.centerOffset",
      "MKAnnotationView.calloutOffset", "MKAnnotationView.canShowCallout",
      "MKAnnotationView.leftCalloutAccessoryView", "MKAnnotationView.rightCalloutAccessoryView",
      "MKAnnotationView.detailCalloutAccessoryView", "MKAnnotationView.isDraggable",
      "MKAnnotationView.clusteringIdentifier", "MKMarkerAnnotationView.markerTintColor",
      "MKMarkerAnnotationView.glyphTintColor", "MKMarkerAnnotationView.glyphText",
      "MKMarkerAnnotationView.glyphImage", "MKMarkerAnnotationView.animatesWhenAdded",
      "MKPinAnnotationView.pinTintColor", "MKPinAnnotationView.animatesDrop", "MKMapItem.phoneNumber",
      "MKLocalSearch.Request.resultTypes", "MKLocalSearch.Request.pointOfInterestFilter",
      "MKLocalSearchCompleter.resultTypes", "MKLocalSearchCompleter.pointOfInterestFilter",
      "CLRegion.notifyOnEntry", "CLRegion.notifyOnExit"),
    .none("Nothing guards the files of a film.", "URL.stopAccessingSecurityScopedResource"),
    .none(
      "Nobody's place is known, and nobody may ask for it.", "CLLocationManager.desiredAccuracy",
      "CLLocationManager.distanceFilter",
      "CLLocationManager.pausesLocationUpdatesAutomatically",
      "CLLocationManager.allowsBackgroundLocationUpdates"),
    .visible(
      "Nobody has signed in to a cloud: every request fails.", "CKContainer.accountStatus",
      "CKContainer.fetchUserRecordID", "CKDatabase.request"),
    .none(
      "A request of a cloud fails, whatever is asked.", "CKDatabaseOperation.database",
      "CKModifyRecordsOperation.savePolicy", "CKModifyRecordsOperation.isAtomic",
      "CKQueryOperation.resultsLimit", "CKQueryOperation.desiredKeys", "CKQueryOperation.recordFetchedBlock",
      "CKQueryOperation.recordMatchedBlock", "CKSubscription.notificationInfo",
      "CKSubscription.NotificationInfo.alertBody", "CKSubscription.NotificationInfo.alertLocalizationKey",
      "CKSubscription.NotificationInfo.alertLocalizationArgs",
      "CKSubscription.NotificationInfo.titleLocalizationKey",
      "CKSubscription.NotificationInfo.titleLocalizationArgs", "CKSubscription.NotificationInfo.soundName",
      "CKSubscription.NotificationInfo.shouldBadge",
      "CKSubscription.NotificationInfo.shouldSendContentAvailable",
      "CKSubscription.NotificationInfo.desiredKeys"),
    .none(
      "Nothing is heard and nothing is recognized.", "AVAudioMixerNode.outputVolume",
      "AVAudioPCMBuffer.frameLength", "SFSpeechRecognitionRequest.taskHint",
      "SFSpeechRecognitionRequest.shouldReportPartialResults",
      "SFSpeechRecognitionRequest.requiresOnDeviceRecognition", "SFSpeechRecognitionRequest.addsPunctuation",
      "SFSpeechRecognitionRequest.contextualStrings", "SFSpeechRecognizer.defaultTaskHint",
      "SFSpeechRecognizer.supportsOnDeviceRecognition"),
    .none("A film has one store.", "NSPersistentStoreRequest.affectedStores"),
    .none("Pictures of Core Image are made without a graphics processor.", "CIContext.init"),
    .visible(
      "A film belongs to no group of apps: its folder isn't there.", "FileManager.containerURL"),
    .none(
      "A film reaches no network.", "URLRequest.httpMethod", "URLRequest.httpBody",
      "URLSessionConfiguration.timeoutIntervalForRequest",
      "URLSessionConfiguration.allowsCellularAccess", "URLSessionConfiguration.allowsExpensiveNetworkAccess",
      "URLSessionConfiguration.allowsConstrainedNetworkAccess",
      "URLSessionConfiguration.httpMaximumConnectionsPerHost", "URLSessionConfiguration.httpShouldSetCookies",
      "URLSessionConfiguration.timeoutIntervalForResource",
      "URLSessionConfiguration.httpAdditionalHeaders", "URLSessionConfiguration.requestCachePolicy",
      "URLSessionConfiguration.urlCache", "URLSessionConfiguration.waitsForConnectivity",
      "URLSessionConfiguration.protocolClasses"),
    .visible("A film reaches no network: no class of a scene's own is asked.", "URLProtocol.registerClass"),
  ]
}

/// Warns that a scene uses a name whose effect a device shows.
///
/// - Parameters:
///   - name: As in the register.
///   - isVisible: Whether the value that is used makes a difference.
///   - file: The file of the scene's call; nil for a property, whose use can't say.
///   - line: The line of the call.
package func unsupported(
  _ name: String, when isVisible: Bool = true, _ file: String? = nil, _ line: Int? = nil
) {
  if isVisible { UnsupportedRegister.app.report(name, file: file, line: line) }
}
